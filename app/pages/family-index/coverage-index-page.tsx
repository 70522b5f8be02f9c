import { cardsOfKind } from "#app/content/family-cards.ts";
import { FamilyIndex } from "./family-index.tsx";
import { loadIndex } from "./load-index.ts";

export const loader = () =>
  loadIndex("coverage", cardsOfKind("coverage", "coverage"));

export { meta } from "#app/layout/page-meta.ts";

export default FamilyIndex;

import { cardsOfKind } from "#app/content/family-cards.ts";
import { FamilyIndex } from "./family-index.tsx";
import { loadIndex } from "./load-index.ts";

export const loader = () =>
  loadIndex("industry", cardsOfKind("industries", "commercial"));

export { meta } from "#app/layout/page-meta.ts";

export default FamilyIndex;

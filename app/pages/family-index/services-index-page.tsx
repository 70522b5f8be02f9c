import { cardsOfKind } from "#app/content/family-cards.ts";
import { FamilyIndex } from "./family-index.tsx";
import { loadIndex } from "./load-index.ts";

export const loader = () =>
  loadIndex("services", cardsOfKind("services", "services"));

export { meta } from "#app/layout/page-meta.ts";

export default FamilyIndex;

import { indexes } from "#content/indexes.ts";
import { industryCards } from "#app/content/family-cards.ts";
import { loadedMeta } from "#app/layout/page-meta.ts";
import { FamilyIndex } from "./family-index.tsx";
import { heroScene } from "#app/content/hero-scene.ts";
import type { Route } from "./+types/industry-index-page";

export function loader() {
  const words = indexes.industry;
  return {
    ...words,
    path: "/industry",
    cards: industryCards(),
    picture: heroScene(words.picture),
  };
}

export { loadedMeta as meta };

export default function IndustryIndexPage({
  loaderData,
}: Route.ComponentProps) {
  return <FamilyIndex {...loaderData} />;
}

import { indexes } from "#content/indexes.ts";
import { allServiceCards } from "#app/content/family-cards.ts";
import { loadedMeta } from "#app/layout/page-meta.ts";
import { FamilyIndex } from "./family-index.tsx";
import { heroScene } from "#app/content/hero-scene.ts";
import type { Route } from "./+types/services-index-page";

export function loader() {
  const words = indexes.services;
  return {
    ...words,
    path: "/services",
    cards: allServiceCards(),
    picture: heroScene(words.picture),
  };
}

export { loadedMeta as meta };

export default function ServicesIndexPage({
  loaderData,
}: Route.ComponentProps) {
  return <FamilyIndex {...loaderData} />;
}

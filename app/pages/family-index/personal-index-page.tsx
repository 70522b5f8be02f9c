import { indexes } from "#content/indexes.ts";
import { personalCards } from "#app/content/family-cards.ts";
import { loadedMeta } from "#app/layout/page-meta.ts";
import { FamilyIndex } from "./family-index.tsx";
import { heroScene } from "#app/content/hero-scene.ts";
import type { Route } from "./+types/personal-index-page";

export function loader() {
  const words = indexes.personal;
  return {
    ...words,
    path: "/personal",
    cards: personalCards(),
    picture: heroScene(words.picture),
  };
}

export { loadedMeta as meta };

export default function PersonalIndexPage({
  loaderData,
}: Route.ComponentProps) {
  return <FamilyIndex {...loaderData} />;
}

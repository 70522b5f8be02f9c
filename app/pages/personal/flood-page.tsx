import { calculators } from "#content/calculators.ts";
import { examples } from "#content/examples.ts";
import { FloodSection } from "./flood-section.tsx";
import { loadPersonal } from "./load-personal.ts";
import { PersonalView } from "./personal-view.tsx";
import type { PageHandle } from "#app/layout/contact-address.ts";
import type { Route } from "./+types/flood-page";

export function loader({ url }: Route.LoaderArgs) {
  return {
    ...loadPersonal("flood-insurance", url),
    calculator: calculators.floodWait,
    examples: examples.floodWait,
  };
}

export const handle: PageHandle = { isSubject: true };

export { meta } from "#app/layout/page-meta.ts";

/** The page of this line, with a tool for the waiting period. */
export default function FloodPage({ loaderData: line }: Route.ComponentProps) {
  return (
    <PersonalView line={line}>
      <FloodSection words={line.calculator} examples={line.examples} />
    </PersonalView>
  );
}

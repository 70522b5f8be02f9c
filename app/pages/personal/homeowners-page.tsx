import { calculators } from "#content/calculators.ts";
import { examples } from "#content/examples.ts";
import { DeductibleSection } from "#app/sections/charts/deductible-section.tsx";
import { RebuildSection } from "#app/sections/rebuild-cost/rebuild-section.tsx";
import { loadPersonal } from "./load-personal.ts";
import { PersonalView } from "./personal-view.tsx";
import type { PageHandle } from "#app/layout/contact-address.ts";
import type { Route } from "./+types/homeowners-page";

export function loader({ url }: Route.LoaderArgs) {
  return {
    ...loadPersonal("homeowners-insurance", url),
    calculator: calculators.rebuild.homeowners,
    deductible: examples.deductible,
  };
}

export const handle: PageHandle = { isSubject: true };

export { meta } from "#app/layout/page-meta.ts";

/** The page of this line, with a tool for the rebuild cost. */
export default function HomeownersPage({
  loaderData: line,
}: Route.ComponentProps) {
  return (
    <PersonalView line={line}>
      <DeductibleSection example={line.deductible} />
      <RebuildSection words={line.calculator} />
    </PersonalView>
  );
}

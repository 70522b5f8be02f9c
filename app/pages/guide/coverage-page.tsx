import { GuideView } from "./guide-view.tsx";
import { loadGuide } from "./load-guide.ts";
import type { PageHandle } from "#app/layout/contact-address.ts";
import type { Route } from "./+types/coverage-page";

export const loader = ({ url }: Route.LoaderArgs) => loadGuide("coverage", url);

export const handle: PageHandle = { isSubject: true };

export { meta } from "#app/layout/page-meta.ts";

/** A page about one kind of coverage, such as workers' compensation. */
export default function CoveragePage({ loaderData }: Route.ComponentProps) {
  return <GuideView guide={loaderData} crumbs={["coverage"]} />;
}

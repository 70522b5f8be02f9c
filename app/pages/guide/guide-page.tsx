import { GuideView } from "./guide-view.tsx";
import { loadGuide } from "./load-guide.ts";
import type { PageHandle } from "#app/layout/contact-address.ts";
import type { Route } from "./+types/guide-page";

export const loader = ({ url }: Route.LoaderArgs) => loadGuide("guides", url);

export const handle: PageHandle = { isSubject: true };

export { meta } from "#app/layout/page-meta.ts";

/** A guide for a task. Its address is in app/routes.ts. */
export default function GuidePage({ loaderData }: Route.ComponentProps) {
  return <GuideView guide={loaderData} />;
}

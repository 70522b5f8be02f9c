import { loadService } from "./load-service.ts";
import { ServiceView } from "./service-view.tsx";
import type { PageHandle } from "#app/layout/contact-address.ts";
import type { Route } from "./+types/service-page";

export function loader({ params, url }: Route.LoaderArgs) {
  // The prerenderer requests a trailing slash.
  return loadService(params["*"].replace(/\/$/, ""), url);
}

export const handle: PageHandle = { isSubject: true };

export { meta } from "#app/layout/page-meta.ts";

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  return <ServiceView service={loaderData} />;
}

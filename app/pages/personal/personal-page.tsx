import { loadPersonal } from "./load-personal.ts";
import { PersonalView } from "./personal-view.tsx";
import type { PageHandle } from "#app/layout/contact-address.ts";
import type { Route } from "./+types/personal-page";

export function loader({ params: { slug }, url }: Route.LoaderArgs) {
  return loadPersonal(slug, url);
}

export const handle: PageHandle = { isSubject: true };

export { meta } from "#app/layout/page-meta.ts";

export default function PersonalPage({ loaderData }: Route.ComponentProps) {
  return <PersonalView line={loaderData} />;
}

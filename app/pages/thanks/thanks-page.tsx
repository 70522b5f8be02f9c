import { site } from "#content/site.ts";
import { forms } from "#forms/kinds.ts";
import { isReference } from "#forms/reference.ts";
import { home, PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/thanks-page";
import styles from "./thanks-page.module.css";

const service = { label: "Customer service", path: "/customer-service" };

/** The address names the lead by its reference. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const form = forms.find(({ page }) => pathname.startsWith(`${page}/`))!;
  const reference = searchParams.get("reference") ?? "";
  const isService = form.page.startsWith(service.path);
  return {
    what: form.what,
    words: form.thanks,
    title: `${form.name} sent | ${site.name}`,
    description: `Your ${form.what} has been sent to ${site.name} and a licensed person will read it.`,
    path: `${form.page}/thanks`,
    noindex: true,
    reference: isReference(reference) ? reference : undefined,
    crumbs: isService
      ? [home, service, { label: form.name, path: form.page }]
      : [home],
    back: isService
      ? { label: "Back to customer service", to: service.path }
      : { label: "Go to the home page", to: "/" },
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** Where a form that was posted without scripts arrives. */
export default function ThanksPage({ loaderData: page }: Route.ComponentProps) {
  const { what, words, reference, back } = page;
  return (
    <>
      <PageHero
        name={`${what[0]?.toUpperCase()}${what.slice(1)} sent`}
        crumbs={page.crumbs}
        hero={{
          title: `Your ${what} has been successfully sent`,
          description: reference
            ? `Your reference is ${reference}. ${words}`
            : words,
        }}
        actions={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
      />
      <div className={styles.end} />
    </>
  );
}

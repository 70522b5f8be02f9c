import { thanksPage } from "#content/ui/thanks-page.ts";
import { answerWords, forms } from "#content/forms.ts";
import { isReference } from "#forms/reference.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/thanks-page";
import styles from "./thanks-page.module.css";

/** The address has the lead's reference. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const form = forms.find(({ page }) => pathname.startsWith(`${page}/`))!;
  const { name, thanks } = answerWords[form.kind];
  // The server renders this page only for a stored lead; the prerendered file has none.
  const given = searchParams.get("reference") ?? "";
  const reference = isReference(given) ? given : undefined;
  const isService = form.page.startsWith("/customer-service");
  return {
    what: form.what,
    text: thanks,
    title: fillIn(reference ? thanksPage.title : thanksPage.unknownTitle, {
      form: name,
    }),
    description: fillIn(
      reference ? thanksPage.description : thanksPage.unknown,
      { what: form.what },
    ),
    path: `${form.page}/thanks`,
    noindex: true,
    reference,
    form: isService ? { label: name, path: form.page } : undefined,
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** The answer to a form posted without scripts. Without a stored lead it says that nothing was sent from here. */
export default function ThanksPage({ loaderData: page }: Route.ComponentProps) {
  const words = useWords(thanksPage);
  const { what, text, reference, form } = page;
  return (
    <>
      <PageHero
        name={fillIn(reference ? words.name : words.unknownName, {
          what: `${what[0]?.toUpperCase()}${what.slice(1)}`,
        })}
        crumbs={form ? ["home", "customerService", form] : ["home"]}
        hero={{
          title: fillIn(reference ? words.heading : words.unknownHeading, {
            what,
          }),
          description: reference
            ? `${fillIn(words.reference, { reference })} ${text}`
            : fillIn(words.unknown, { what }),
        }}
        actions={
          form ? (
            <ButtonLink to="/customer-service">
              {words.customerService}
            </ButtonLink>
          ) : (
            <ButtonLink to="/">{words.home}</ButtonLink>
          )
        }
      />
      <div className={styles.end} />
    </>
  );
}

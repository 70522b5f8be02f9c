import { site } from "#content/site.ts";
import { subscription } from "#content/subscription.ts";
import { subscribeLink } from "#content/ui/subscribe-link.ts";
import { contentOf, inLanguages } from "#app/content/languages.ts";
import { pageAt } from "#app/content/pages.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { fillIn } from "#words/fill-in.ts";
import { firstLanguage } from "#words/first-language.ts";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";

type LinkWords = { name: string; title: string; text: string; button?: string };

/** The query, from server/newsletter/newsletter-route.ts, has what the words name in braces. */
export function loader({ request, params }: LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  // Of the lead whose receipt has the link.
  const start = pageAt(`/${searchParams.get("language")}`);
  const language = start?.language ?? firstLanguage;
  const translation = contentOf(
    { kind: "subscription", language },
    subscription,
  );
  const pages: Readonly<Record<string, LinkWords>> = {
    ...subscription.pages,
    ...translation.pages,
  };
  const page = pages[params.page!];
  if (!page) throw new Response(null, { status: 404 });
  const { name, button } = page;
  const values = Object.fromEntries(searchParams);
  const text = fillIn(page.text, values);
  return {
    ...(start && inLanguages(start)),
    name,
    hero: { title: fillIn(page.title, values), description: text },
    button,
    title: `${name} | ${site.name}`,
    description: text,
    path: pathname.replace(/\/$/, ""),
    crumbs: ["home" as const, "blog" as const],
    noindex: true,
  };
}

export { meta } from "#app/layout/page-meta.ts";

/**
 * What a link in a mail to subscribers opens, and the answer to its button. Its form posts to its own
 * address, which has the link's token.
 */
export default function MailLinkPage({ loaderData }: PageProps<typeof loader>) {
  const { button, ...page } = loaderData;
  const words = useWords(subscribeLink);
  return (
    <PageHero
      {...page}
      actions={
        button ? (
          <form method="post">
            <Button type="submit">{button}</Button>
          </form>
        ) : (
          <ButtonLink to="/blog">{words.articles}</ButtonLink>
        )
      }
    />
  );
}

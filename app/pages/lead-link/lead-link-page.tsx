import { site } from "#content/site.ts";
import { leadLinks } from "#content/lead-links.ts";
import { fillIn } from "#words/fill-in.ts";
import type { PageHandle } from "#app/layout/contact-address.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/lead-link-page";
import styles from "./lead-link-page.module.css";

type LeadLinkWords = {
  name: string;
  title: string;
  text: string;
  button?: string;
};

export const handle: PageHandle = { isPlain: true };

/** The query, from server/leads/lead-link-route.ts, has what the words name in braces. */
export function loader({ request, params }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const pages: Readonly<Record<string, LeadLinkWords>> = leadLinks.pages;
  const page = pages[params.page];
  if (!page) throw new Response(null, { status: 404 });
  const told = Object.fromEntries(searchParams);
  return {
    name: page.name,
    heading: fillIn(page.title, told),
    text: fillIn(page.text, told),
    button: page.button,
    title: `${page.name} | ${site.name}`,
    description: page.name,
    path: `/lead/${params.page}`,
    noindex: true,
  };
}

export { meta } from "#app/layout/page-meta.ts";

/**
 * What a link in the mail of a lead opens, and the answer to its button. Its form posts to its own address, which has
 * the link's token.
 */
export default function LeadLinkPage({ loaderData }: Route.ComponentProps) {
  const { name, heading, text, button } = loaderData;
  return (
    <>
      <PageHero
        name={name}
        crumbs={["home"]}
        hero={{ title: heading, description: text }}
        actions={
          button && (
            <form method="post">
              <Button type="submit">{button}</Button>
            </form>
          )
        }
      />
      <div className={styles.end} />
    </>
  );
}

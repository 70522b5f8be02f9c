import { site } from "#content/site.ts";
import { useLocation, type MetaArgs } from "react-router";
import { subscription, type Subscription } from "#content/subscription.ts";
import { subscribeLink } from "#content/ui/subscribe-link.ts";
import type { PageHandle } from "#app/layout/contact-address.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./subscribe-answer.module.css";

export const handle: PageHandle = { isPlain: true };

export function meta({ location }: MetaArgs) {
  const page = pageAt(location);
  return pageMeta({
    title: `${page.name} | ${site.name}`,
    description: page.text,
    path: location.pathname.replace(/\/$/, ""),
    noindex: true,
  });
}

/**
 * A page that a link in a mail opens, or that answers its button (server/subscribe/subscription-link-route.ts). Its form posts to
 * its own address, which has the link's token.
 */
export default function LinkPage() {
  const { name, title, text, button } = pageAt(useLocation());
  const words = useWords(subscribeLink);
  return (
    <>
      <PageHero
        name={name}
        crumbs={["home", "blog"]}
        hero={{ title, description: text }}
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
      <div className={styles.end} />
    </>
  );
}

function pageAt({ pathname }: { pathname: string }) {
  const name = pathname.split("/")[2] as keyof Subscription["pages"];
  return subscription.pages[name];
}

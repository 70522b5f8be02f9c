import { site } from "#content/site.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { home, PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { thanksText } from "#app/sections/subscribe/subscribe-card.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import styles from "./subscribe-answer.module.css";

export function meta() {
  return pageMeta({
    title: `Thank you for subscribing | ${site.name}`,
    description:
      "Your address is noted. One message will ask you to confirm it before any article comes by email.",
    path: "/subscribe/thanks",
    noindex: true,
  });
}

/** Where a subscription posted without scripts arrives. */
export default function SubscribeThanksPage() {
  return (
    <>
      <PageHero
        name="Subscribed"
        crumbs={[home, { label: "Blog", path: "/blog" }]}
        hero={{ title: "Thank you for subscribing", description: thanksText }}
        actions={<ButtonLink to="/blog">Back to the articles</ButtonLink>}
      />
      <div className={styles.end} />
    </>
  );
}

import { pageMeta } from "#app/layout/page-meta.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import styles from "./contact-answer.module.css";

export function meta() {
  return pageMeta({
    title: "Message sent | Sabine Ridge Insurance",
    description:
      "Your message has been sent to Sabine Ridge Insurance and a licensed person will read it.",
    path: "/contact/thanks",
    noindex: true,
  });
}

/** Where a contact form posted without scripts arrives. */
export default function ThanksPage() {
  return (
    <>
      <PageHero
        name="Message sent"
        crumbs={[{ label: "Home", path: "/" }]}
        title="Your message has been successfully sent"
        description="A licensed person reads it and answers by the way you left us. Coverage is not bound or changed by it."
        actions={<ButtonLink to="/">Go to the home page</ButtonLink>}
      />
      <div className={styles.end} />
    </>
  );
}

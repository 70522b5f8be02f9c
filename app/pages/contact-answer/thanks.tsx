import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import styles from "./contact-answer.module.css";

const words =
  "A licensed person reads it and answers by the way you left us. Coverage is not bound or changed by it.";

/** What is said once a message is kept. */
export function Thanks({ reference }: { reference?: string }) {
  return (
    <>
      <PageHero
        name="Message sent"
        crumbs={[{ label: "Home", path: "/" }]}
        title="Your message has been successfully sent"
        description={
          reference ? `Your reference is ${reference}. ${words}` : words
        }
        actions={<ButtonLink to="/">Go to the home page</ButtonLink>}
      />
      <div className={styles.end} />
    </>
  );
}

import { contactSection } from "#content/ui/contact-section.ts";
import { siteLayout } from "#content/ui/site-layout.ts";
import { useContactForm } from "#app/layout/contact-address.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { PersonLine, type ContactPerson } from "./person-line.tsx";
import styles from "./contact-section.module.css";

type ContactSectionProps = {
  title?: string;
  intro?: string;
  person?: ContactPerson | undefined;
};

/** The contact section of a page without the form: one line with a person, and the way to the form. */
export function ContactSection({ title, intro, person }: ContactSectionProps) {
  const words = useWords(contactSection);
  const layout = useWords(siteLayout);
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className={styles.line}
      data-tone="sunk"
    >
      <div>
        <h2 id="contact-title" tabIndex={-1} className={styles.title}>
          {title ?? words.title}
        </h2>
        <p>{intro ?? words.hours}</p>
      </div>
      {person && <PersonLine person={person} />}
      <ButtonLink to={useContactForm()}>{layout.contact}</ButtonLink>
    </section>
  );
}

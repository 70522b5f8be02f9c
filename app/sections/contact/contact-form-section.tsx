import { site, type Site } from "#content/site.ts";
import { contactSection } from "#content/ui/contact-section.ts";
import { Island } from "#app/islands/island.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { PostalAddressLines } from "#app/ui/postal-address-lines.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { ContactForm } from "./contact-form.tsx";
import { PersonLine, type ContactPerson } from "./person-line.tsx";
import smallPrint from "#app/ui/small-print.module.css";
import styles from "./contact-form-section.module.css";

type ContactFormSectionProps = {
  /** What the page writes into the message field. */
  message?: string;
  people?: readonly ContactPerson[];
};

/** The brokerage's contact details, and the form. Every Contact Us links to its id. */
export function ContactFormSection({
  message,
  people,
}: ContactFormSectionProps) {
  const words = useWords(contactSection);
  return (
    <Section id="contact" title={words.title} intro={words.intro} tone="sunk">
      <div className={styles.columns}>
        <div className={styles.who}>
          <ContactWays />
          {people?.map((person) => (
            <PersonLine key={person.name} person={person} />
          ))}
        </div>
        <Island
          name="contact-form"
          of={ContactForm}
          props={{ entries: { message } }}
        />
      </div>
    </Section>
  );
}

export function ContactWays() {
  const whatsapp: string = site.outside.whatsapp;
  const words = useWords(contactSection);
  return (
    <address className={styles.ways}>
      <div className={styles.way}>
        <p className={smallPrint.text}>{words.phone}</p>
        <p className={styles.value}>
          <a href={`tel:${site.phone.e164}`}>{site.phone.display}</a>
        </p>
        <p className={smallPrint.text}>{words.hours}</p>
      </div>
      <div className={styles.way}>
        <p className={smallPrint.text}>{words.email}</p>
        <p className={styles.value}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
        {whatsapp && (
          <p className={styles.value}>
            <OutsideLink href={whatsapp}>{words.whatsapp}</OutsideLink>
          </p>
        )}
      </div>
      {site.offices.map((office: Site["offices"][number]) => (
        <div key={office.street} className={styles.way}>
          <p className={smallPrint.text}>{office.name ?? words.office}</p>
          <p className={styles.value}>
            <PostalAddressLines {...office} />
          </p>
        </div>
      ))}
    </address>
  );
}

import { site } from "#content/site.ts";
import { Section } from "#app/ui/section.tsx";
import { ContactForm } from "./contact-form.tsx";
import styles from "./contact-section.module.css";

type ContactSectionProps = {
  title?: string;
  intro?: string;
  /** What stands in the message field at first. */
  message?: string;
};

/** Where the brokerage can be reached, and the form. Its id is what every Contact Us leads to. */
export function ContactSection({
  title = "Talk to us",
  intro = "Tell us what you own, build or borrow against. A licensed person reads every message.",
  message,
}: ContactSectionProps) {
  return (
    <Section id="contact" title={title} intro={intro} tone="sunk">
      <div className={styles.columns}>
        <ContactWays />
        <ContactForm typed={{ message }} />
      </div>
    </Section>
  );
}

export function ContactWays() {
  const { address } = site;
  return (
    <address className={styles.ways}>
      <div className={styles.way}>
        <p className={styles.label}>Phone</p>
        <p className={styles.value}>
          <a href={`tel:${site.phone.e164}`}>{site.phone.display}</a>
        </p>
        <p className={styles.label}>{site.hours}</p>
      </div>
      <div className={styles.way}>
        <p className={styles.label}>Email</p>
        <p className={styles.value}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      </div>
      <div className={styles.way}>
        <p className={styles.label}>Office</p>
        <p className={styles.value}>
          {address.street}
          <br />
          {`${address.city}, ${address.state} ${address.zip}`}
        </p>
      </div>
    </address>
  );
}

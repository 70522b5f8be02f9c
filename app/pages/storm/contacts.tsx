import type { StormContacts } from "#content/storm-contacts.ts";
import type { Storm } from "#content/storm.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./contacts.module.css";

type ContactsProps = Storm["calls"] & { list: StormContacts };

/** Who to call, by reason, with numbers large enough for a thumb. */
export function Contacts({ title, intro, list }: ContactsProps) {
  return (
    <Section id="whom-to-call" title={title} intro={intro} tone="sunk">
      <ul className={styles.list}>
        {list.map(({ need, name, text, phone, link }) => (
          <li key={need} className={styles.entry}>
            <h3>{need}</h3>
            <p className={styles.text}>
              <span className={styles.name}>{name}</span> {text}
            </p>
            {phone && (
              <a
                href={`tel:${phone.e164}`}
                className={styles.number}
                aria-label={`${phone.display}, ${name}`}
              >
                {phone.display}
              </a>
            )}
            {link && (
              <PageLink to={link.to} className={styles.link}>
                {link.label}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

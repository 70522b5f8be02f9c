import type { About } from "#content/about.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./family.module.css";

/** The firms of the group, with links to their descriptions. */
export function Family({ title, intro, companies }: About["family"]) {
  return (
    <Section id="family" title={title} intro={intro} tone="sunk">
      <ul className={styles.companies}>
        {companies.map(({ name, role, text, link }) => (
          <li key={name} className={styles.company}>
            <p className={styles.role}>{role}</p>
            <h3>{name}</h3>
            <p className={styles.text}>{text}</p>
            <p>
              <PageLink to={link.path} className={styles.link}>
                {link.label}
              </PageLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

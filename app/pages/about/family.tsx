import { Link } from "react-router";
import type { About } from "#app/content/about-schema.ts";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./family.module.css";

/** The firms that belong together, and where each is described. */
export function Family({ title, intro, companies }: About["family"]) {
  return (
    <Section id="family" title={title} intro={intro} tone="sunk">
      <ul className={styles.companies}>
        {companies.map(({ name, role, text, link, sample }) => (
          <li key={name} className={styles.company}>
            <p className={styles.top}>
              <span className={styles.role}>{role}</span>
              {sample && <SampleMark />}
            </p>
            <h3>{name}</h3>
            <p className={styles.text}>{text}</p>
            <p>
              <Link to={link.path} prefetch="intent" className={styles.link}>
                {link.label}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { Licenses } from "#app/content/licenses-schema.ts";
import { Part } from "#app/sections/document/document.tsx";
import { numberOf } from "./number-of.ts";
import styles from "./states.module.css";

/** The states in which the brokerage is licensed, each with its number. */
export function States({ title, intro, list }: Licenses["states"]) {
  return (
    <Part id="states" title={title} paragraphs={[intro]}>
      <dl className={styles.states}>
        {list.map((license) => (
          <div key={license.state} className={styles.state}>
            <dt className={styles.name}>{license.state}</dt>
            <dd className={styles.number}>{numberOf(license)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

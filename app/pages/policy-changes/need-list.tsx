import type { NeedGroup } from "#app/content/policy-changes-schema.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import styles from "./need-list.module.css";

/** Needs, each with its one way. */
export function NeedList({ needs }: Pick<NeedGroup, "needs">) {
  return (
    <ul className={styles.needs}>
      {needs.map(({ title, text, action }) => (
        <li key={title} className={styles.need}>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
          <div className={styles.way}>
            <ButtonLink to={action.to} variant="quiet">
              {action.label}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

import { claimsPage } from "#content/ui/claims-page.ts";
import type { ReportAClaim } from "#content/report-a-claim.ts";
import { useWords } from "#app/ui/use-words.ts";
import pictures from "../../../.generated/bundled/claims.svg?url";
import styles from "./door-pictures.module.css";

type DoorPicturesProps = {
  doors: ReportAClaim["doors"];
};

/** What can have happened, as pictures that lead to the steps. */
export function DoorPictures({ doors }: DoorPicturesProps) {
  const words = useWords(claimsPage);
  return (
    <nav aria-label={words.doors} className={styles.doors}>
      <ul className={styles.list}>
        {doors.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.door}>
              <img
                src={`${pictures}#${id}`}
                width={240}
                height={200}
                alt=""
                // Otherwise React fetches it before the fonts.
                fetchPriority="low"
                className={styles.picture}
              />
              <span className={styles.label}>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

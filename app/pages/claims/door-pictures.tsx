import { claimsPage } from "#content/ui/claims-page.ts";
import type { ReportAClaim } from "#content/report-a-claim.ts";
import { useAddress, useWords } from "#app/ui/use-words.ts";
import pictures from "../../../.generated/bundled/claims.svg?url";
import styles from "./door-pictures.module.css";

type DoorPicturesProps = {
  doors: ReportAClaim["doors"];
  /** The address of the page with the steps, if it is another one. */
  page?: string;
};

/** What can have happened, as pictures that lead to the steps. */
export function DoorPictures({ doors, page = "" }: DoorPicturesProps) {
  const words = useWords(claimsPage);
  const address = useAddress(page);
  return (
    <nav aria-label={words.doors} className={styles.doors}>
      <ul className={styles.list}>
        {doors.map(({ id, label }) => (
          <li key={id}>
            <a href={`${address}#${id}`} className={styles.door}>
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

import { officeNow } from "#content/ui/office-now.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./office-now.module.css";

/**
 * The office's hours, and whether it is open now. Pages are built in advance, so both answers are there, and style
 * sheets show one by what page-clock.ts wrote on the root; without scripts, neither.
 */
export function OfficeNow() {
  const words = useWords(officeNow);
  return (
    <p className={styles.line}>
      {words.hours}
      <span className={styles.now}>
        <b className={styles.open}>{words.open}</b>
        <b className={styles.closed}>{words.closed}</b>
      </span>
    </p>
  );
}

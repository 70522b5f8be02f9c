import { site } from "#content/site.ts";
import { officeLine } from "#content/ui/office-line.ts";
import { fillInNodes } from "#app/ui/fill-in-nodes.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./office-line.module.css";

/**
 * The office's hours, or that it is closed now. Pages are built in advance, so both texts are there, and style sheets
 * show one by what page-clock.ts wrote on the root.
 */
export function OfficeLine() {
  const words = useWords(officeLine);
  const phone = <a href={`tel:${site.phone.e164}`}>{site.phone.display}</a>;
  return (
    <p className={styles.line}>
      <span>{fillInNodes(words.hours, { phone })}</span>
      <span>{words.closed}</span>
    </p>
  );
}

import { printButton } from "#content/ui/print-button.ts";
import { Button } from "./button.tsx";
import { useWords } from "./use-words.ts";
import styles from "./print-button.module.css";

/** Opens the browser's print dialog (app/document/page-script.js). */
export function PrintButton() {
  const words = useWords(printButton);
  return (
    <span className={styles.print} data-scripted="">
      <Button variant="outline" data-print="">
        {words.print}
      </Button>
    </span>
  );
}

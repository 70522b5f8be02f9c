import { useState } from "react";
import { finderPage } from "#content/ui/finder-page.ts";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./finder-list.module.css";

/** Copies the address of the list. Only scripts can. */
export function CopyLink() {
  const words = useWords(finderPage);
  const [says, setSays] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      setSays(words.copied);
    } catch {
      setSays(words.notCopied);
    }
  }

  return (
    <span className={styles.copy}>
      <Button variant="outline" data-replay="" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <span role="status">{says}</span>
    </span>
  );
}

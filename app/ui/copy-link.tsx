import { copyLink } from "#content/ui/copy-link.ts";
import { Button } from "./button.tsx";
import { useWords } from "./use-words.ts";
import styles from "./copy-link.module.css";

/** Copies an address of this site, or of this page (app/document/page-script.js). Only scripts can. */
export function CopyLink({ address = "" }: { address?: string }) {
  const words = useWords(copyLink);
  return (
    <span className={styles.copy}>
      <Button
        variant="outline"
        data-copy={address}
        data-copied={words.copied}
        data-not-copied={words.notCopied}
      >
        {words.copy}
      </Button>
      <span role="status" />
    </span>
  );
}

import { useState } from "react";
import { copyLink } from "#content/ui/copy-link.ts";
import { Button } from "./button.tsx";
import { useWords } from "./use-words.ts";
import styles from "./copy-link.module.css";

/** Copies an address of this site, or of this page. Only scripts can. */
export function CopyLink({ address = "" }: { address?: string }) {
  const words = useWords(copyLink);
  const [says, setSays] = useState("");

  async function copy() {
    try {
      const { href } = address ? new URL(address, location.href) : location;
      await navigator.clipboard.writeText(href);
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

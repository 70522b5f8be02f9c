import type { ComponentProps } from "react";
import { copyLink } from "#content/ui/copy-link.ts";
import { Button } from "./button.tsx";
import { useWords } from "./use-words.ts";
import styles from "./copy-link.module.css";

type CopyButtonProps = ComponentProps<typeof Button> & {
  words: { copy: string; copied: string; notCopied: string };
  address?: string;
};

/**
 * Copies the text of the element that describes it, otherwise an address of this site, or of this page
 * (app/document/page-script.js). Only scripts can.
 */
export function CopyButton({
  words,
  address = "",
  ...button
}: CopyButtonProps) {
  return (
    <span className={styles.copy} data-scripted="">
      <Button
        variant="outline"
        {...button}
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

/** Copies an address. */
export const CopyLink = ({ address }: { address?: string }) => (
  <CopyButton words={useWords(copyLink)} {...(address && { address })} />
);

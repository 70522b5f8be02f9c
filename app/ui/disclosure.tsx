import type { ComponentProps } from "react";
import styles from "./disclosure.module.css";

type DisclosureProps = ComponentProps<"details"> & { summary: string };

/**
 * A question that unfolds its answer. Of those with the same `name`, the browser opens one at a time, with and
 * without scripts.
 */
export function Disclosure({ summary, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={styles.disclosure}>
      <summary className={styles.summary}>
        {summary}
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

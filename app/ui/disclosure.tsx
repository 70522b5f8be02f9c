import type { ComponentProps } from "react";
import styles from "./disclosure.module.css";

type DisclosureProps = ComponentProps<"details"> & { summary: string };

/**
 * A question that unfolds its answer. Those that share a `name` open one at a time; the browser sees to it,
 * with and without scripts.
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

import type { ReactNode } from "react";
import type { Width } from "#queries/paging.ts";
import styles from "./at-widths.module.css";

type AtWidthsProps = {
  widths: readonly Width[];
  as?: "li" | "p" | "div" | "span";
  children: ReactNode;
};

/** Shows its content below 768px (narrow), at exactly 768px (medium) or above (wide), with style sheets only. */
export function AtWidths({ widths, as: As = "div", children }: AtWidthsProps) {
  return (
    <As className={styles.at} data-widths={widths.join(" ")}>
      {children}
    </As>
  );
}

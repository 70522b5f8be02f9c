import type { ReactNode } from "react";

type RevealProps = { order?: number; children: ReactNode };

/**
 * Lets its content rise as it scrolls into view (rise.ts). Nothing is hidden while it waits:
 * without scripts, in print and with reduced motion the content simply shows.
 */
export const Reveal = ({ order = 0, children }: RevealProps) => (
  <div data-reveal={order}>{children}</div>
);

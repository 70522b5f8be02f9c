import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { laidOut } from "#app/boot/light-layout.ts";
import { whenIdle } from "#app/boot/when-idle.ts";
import styles from "./light-layout.module.css";

/**
 * Lays out only what the window shows of a page that the visitor has moved to, and the rest once the browser is idle:
 * the heading comes up to 90 ms sooner (docs/decisions/0022). Not where a place further down is gone to, on Back and
 * at a jump to a part: until the rest has its true height, that place is somewhere else. What light-layout.ts leaves
 * out from then on has it.
 */
export function useLightLayout(): void {
  const { pathname, hash } = useLocation();
  const move = useNavigationType();
  const isAtTop = move !== "POP" && !hash;

  // What the browser skips is outside React.
  useLayoutEffect(() => {
    const main = document.querySelector("main");
    if (!main) return;
    main.classList.toggle(styles.arriving!, isAtTop);
    const layOut = () => main.classList.remove(styles.arriving!);
    const cancel = whenIdle(() => {
      layOut();
      dispatchEvent(new Event(laidOut));
    });
    return () => {
      cancel();
      layOut();
    };
    // Only a new page is laid out anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
}

import { useEffect, useRef, type ReactNode } from "react";

/** 0.5 to 0.8 s, with 0.1 s between neighbors (docs/product.md, "Motion"). */
const duration = 600;
const stagger = 100;

type RevealProps = { order?: number; children: ReactNode };

/**
 * Lets its content rise as it scrolls into view. Nothing is hidden while it waits: without scripts, before they run,
 * in print and with reduced motion the content simply shows.
 */
export function Reveal({ order = 0, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);

  // The viewport is outside React.
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches)
      return;
    // Content that is on screen when React starts has been read already, so it does not move.
    if (element.getBoundingClientRect().top < innerHeight) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      element.animate(
        [
          { opacity: 0, translate: "0 24px" },
          { opacity: 1, translate: "0 0" },
        ],
        {
          duration,
          delay: order * stagger,
          easing: "cubic-bezier(0.2, 0.6, 0.2, 1)",
          fill: "backwards",
        },
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [order]);

  return <div ref={ref}>{children}</div>;
}

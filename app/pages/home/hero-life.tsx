import { useEffect, useRef, useState } from "react";
import type { Picture } from "#app/content/picture.ts";
import { isDark, onThemeChange } from "#app/layout/theme.ts";
import styles from "./hero-life.later.module.css";

type HeroLifeProps = { square: Picture; card: Picture; narrowBelow: number };

/**
 * Brings the hero's picture, its sibling before, to life once React is there, which is at the visitor's first sign: a
 * drawing on top of it lifts the crane's load and lights windows (pictures/scenes/home-life-*.svg), and a change of theme fades from
 * day to night. Visitors who prefer reduced motion keep the still picture.
 */
export function HeroLife({ square, card, narrowBelow }: HeroLifeProps) {
  const ref = useRef<HTMLPictureElement>(null);
  const [awake, setAwake] = useState(false);

  // The visitor's preference and the theme are outside React.
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    setAwake(true);
    return onThemeChange(() => {
      if (ref.current?.previousElementSibling)
        fadeFromOldTheme(ref.current.previousElementSibling);
    });
  }, []);

  if (!awake) return null;
  return (
    <picture ref={ref} className={styles.over}>
      <source
        media={`(max-width: ${narrowBelow - 0.001}em)`}
        srcSet={card.src}
        width={card.width}
        height={card.height}
      />
      <img {...square} alt="" className={styles.image} />
    </picture>
  );
}

/** A copy in the old theme fades away on top of the picture, which has the new theme already. */
function fadeFromOldTheme(still: Element) {
  const old = still.cloneNode(true) as HTMLElement;
  old.classList.add(styles.over!);
  old.style.colorScheme = isDark() ? "light" : "dark";
  still.after(old);
  old.animate({ opacity: [1, 0] }, 300).onfinish = () => old.remove();
}

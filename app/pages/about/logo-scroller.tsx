import { aboutPage } from "#content/ui/about-page.ts";
import { Icon } from "#app/ui/icon.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { WordmarkImage, type Mark } from "./wordmark-image.tsx";
import styles from "./logo-scroller.module.css";

type LogoScrollerProps = { title: string; logos: readonly Mark[] };

/**
 * Scrolling marks of clients: 20 s a round, 25 s from 768px. The style sheet moves them. They stop while the pointer
 * or the focus is on them. Paused, with reduced motion, and when no script could answer the Pause button, they are in
 * rows that do not move (WCAG 2.2.2).
 */
export function LogoScroller({ title, logos }: LogoScrollerProps) {
  const words = useWords(aboutPage);
  if (logos.length === 0) return null;
  return (
    <section aria-labelledby="trusted-by-title" className={styles.scroller}>
      <div className={styles.header}>
        <h2 id="trusted-by-title" className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.button} data-pause="">
          <span className={styles.pause}>
            <Icon name="pause" />
            {words.pause}
          </span>
          <span className={styles.play}>
            <Icon name="play" />
            {words.play}
          </span>
          <VisuallyHidden>{` ${words.logos}`}</VisuallyHidden>
        </button>
      </div>
      <div className={styles.window}>
        <Track logos={logos} />
        <Track logos={logos} copy />
      </div>
    </section>
  );
}

/** One round of the logos. Its copy follows it, so the row never ends. */
function Track({ logos, copy }: { logos: readonly Mark[]; copy?: boolean }) {
  return (
    <ul
      className={styles.track}
      data-copy={copy ? "" : undefined}
      aria-hidden={copy}
    >
      {logos.map(({ name, sign, face }) => (
        <li key={name}>
          <WordmarkImage name={name} sign={sign} face={face} />
        </li>
      ))}
    </ul>
  );
}

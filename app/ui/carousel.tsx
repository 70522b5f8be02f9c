import type { ReactNode } from "react";
import { carousel } from "#content/ui/carousel.ts";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "./use-words.ts";
import styles from "./carousel.module.css";

/** How many slides show at once, from small to large windows; carousel.module.css has the widths. */
const perViews = { "1 2": [1, 2, 2], "2 3 5": [2, 3, 5] } as const;

type CarouselProps = {
  label: string;
  perView: keyof typeof perViews;
  /** Buttons before the slides, or clickable dots after them. */
  controls: "steps" | "dots";
  slides: readonly { id: string; content: ReactNode }[];
};

/**
 * A row of slides that scrolls by finger, keys or buttons, in whole views and never past its ends (APG carousel,
 * without autoplay). app/document/page-script.js answers the buttons and follows the scrolling.
 */
export function Carousel({ label, perView, controls, slides }: CarouselProps) {
  const words = useWords(carousel);
  return (
    <div
      role="group"
      aria-roledescription={words.role}
      aria-label={label}
      className={styles.carousel}
      data-carousel=""
      data-per-view={perView}
    >
      {controls === "steps" && (
        <div
          className={styles.controls}
          data-scripted=""
          data-small={slides.length > perViews[perView][0]}
          data-medium={slides.length > perViews[perView][1]}
        >
          <Step name={words.previous} step={-1} />
          <Step name={words.next} step={1} />
        </div>
      )}
      <ul
        className={styles.track}
        tabIndex={0}
        aria-live="polite"
        aria-label={label}
      >
        {slides.map(({ id, content }, index) => (
          <li key={id} className={styles.slide}>
            <VisuallyHidden>
              {fillIn(words.slide, { number: index + 1, count: slides.length })}
            </VisuallyHidden>
            {content}
          </li>
        ))}
      </ul>
      {controls === "dots" && (
        <Dots count={slides.length} perView={perViews[perView]} />
      )}
    </div>
  );
}

function Step({ name, step }: { name: string; step: -1 | 1 }) {
  return (
    <button
      type="button"
      className={styles.step}
      // Not `disabled`, so the button keeps the focus at the end.
      aria-disabled={step < 0 || undefined}
      data-step={step}
    >
      <Icon name={step < 0 ? "arrow-left" : "arrow-right"} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  );
}

type DotsProps = {
  count: number;
  perView: readonly [small: number, medium: number, large: number];
};

/** One dot per view. Style sheets hide those without a view in a wider window, so nothing shifts. */
function Dots({ count, perView }: DotsProps) {
  const words = useWords(carousel);
  const [small, medium, large] = perView.map((visible) =>
    Math.ceil(count / visible),
  ) as [number, number, number];
  return (
    <div className={styles.dots} data-large={large > 1} data-scripted="">
      {Array.from({ length: small }, (_, page) => (
        <button
          key={page}
          type="button"
          className={styles.dot}
          aria-current={page === 0 ? "true" : undefined}
          data-view={page}
          data-small={small > 1}
          data-medium={page < medium && medium > 1}
          data-large={page < large && large > 1}
        >
          <VisuallyHidden>
            {fillIn(words.view, { number: page + 1 })}
          </VisuallyHidden>
        </button>
      ))}
    </div>
  );
}

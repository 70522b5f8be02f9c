import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
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
 * without autoplay). The browser's scrolling is the state; React only follows it.
 */
export function Carousel({ label, perView, controls, slides }: CarouselProps) {
  const words = useWords(carousel);
  const track = useRef<HTMLUListElement>(null);
  /** The slide that the last press leads to, while the track is still moving there. */
  const goal = useRef<number>(undefined);
  const [view, setView] = useState<View>();
  useView(track, goal, setView);

  const first = view?.first ?? 0;
  const visible = view?.visible ?? perViews[perView][0];
  const last = slides.length - visible;

  /** Reads the view from the browser: `view` is not known yet at a press that was made before React had started. */
  function moveTo(target: (shown: View) => number) {
    const list = track.current;
    const shown = list && viewOf(list);
    if (!shown) return;
    const end = slides.length - shown.visible;
    goal.current = Math.min(Math.max(target(shown), 0), end);
    const slide = list.children[goal.current];
    if (slide instanceof HTMLElement) list.scrollTo({ left: slide.offsetLeft });
  }

  // Counted from the target of the last press, so two quick presses move two views.
  const moveBy = (views: number) =>
    moveTo((shown) => (goal.current ?? shown.first) + views * shown.visible);

  return (
    <div
      role="group"
      aria-roledescription={words.role}
      aria-label={label}
      className={styles.carousel}
      data-per-view={perView}
    >
      {controls === "steps" && (
        <div
          className={styles.controls}
          data-small={slides.length > perViews[perView][0]}
          data-medium={slides.length > perViews[perView][1]}
        >
          <Step
            icon="arrow-left"
            name={words.previous}
            atEnd={first <= 0}
            onClick={() => moveBy(-1)}
          />
          <Step
            icon="arrow-right"
            name={words.next}
            atEnd={first >= last}
            onClick={() => moveBy(1)}
          />
        </div>
      )}
      <ul
        ref={track}
        className={styles.track}
        tabIndex={0}
        aria-live="polite"
        aria-label={label}
      >
        {slides.map(({ id, content }, index) => (
          <li
            key={id}
            className={styles.slide}
            inert={view && (index < first || index >= first + visible)}
          >
            <VisuallyHidden>
              {fillIn(words.slide, { number: index + 1, count: slides.length })}
            </VisuallyHidden>
            {content}
          </li>
        ))}
      </ul>
      {controls === "dots" && (
        <Dots
          count={slides.length}
          perView={perViews[perView]}
          current={Math.ceil(first / visible)}
          onPick={(page) => moveTo((shown) => page * shown.visible)}
        />
      )}
    </div>
  );
}

function Step(props: {
  icon: "arrow-left" | "arrow-right";
  name: string;
  atEnd: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.step}
      // Not `disabled`, so the button keeps the focus at the end.
      aria-disabled={props.atEnd || undefined}
      onClick={props.atEnd ? undefined : props.onClick}
      data-replay=""
    >
      <Icon name={props.icon} />
      <VisuallyHidden>{props.name}</VisuallyHidden>
    </button>
  );
}

type DotsProps = {
  count: number;
  perView: readonly [small: number, medium: number, large: number];
  current: number;
  onPick: (page: number) => void;
};

/** One dot per view. Style sheets hide those without a view in a wider window, so nothing shifts. */
function Dots({ count, perView, current, onPick }: DotsProps) {
  const words = useWords(carousel);
  const [small, medium, large] = perView.map((visible) =>
    Math.ceil(count / visible),
  ) as [number, number, number];
  return (
    <div className={styles.dots} data-large={large > 1}>
      {Array.from({ length: small }, (_, page) => (
        <button
          key={page}
          type="button"
          className={styles.dot}
          aria-current={page === current ? "true" : undefined}
          onClick={() => onPick(page)}
          data-small={small > 1}
          data-medium={page < medium && medium > 1}
          data-large={page < large && large > 1}
          data-replay=""
        >
          <VisuallyHidden>
            {fillIn(words.view, { number: page + 1 })}
          </VisuallyHidden>
        </button>
      ))}
    </div>
  );
}

type View = { first: number; visible: number };

/** The slides that show now. Undefined for fewer than two. */
function viewOf(list: HTMLUListElement): View | undefined {
  const [slide, next] = list.querySelectorAll<HTMLElement>(":scope > li");
  if (!slide || !next) return;
  const count = list.children.length;
  const step = next.offsetLeft - slide.offsetLeft;
  const fit = Math.round(list.clientWidth / step);
  const visible = Math.max(1, Math.min(count, fit));
  const first = Math.min(Math.round(list.scrollLeft / step), count - visible);
  return { first, visible };
}

/** Follows the browser's view of the track: its scroll position and size are outside React. */
function useView(
  track: RefObject<HTMLUListElement | null>,
  goal: RefObject<number | undefined>,
  onChange: (view: View) => void,
) {
  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const read = () => {
      const view = viewOf(list);
      if (!view) return;
      if (view.first === goal.current) goal.current = undefined;
      onChange(view);
    };
    const forgetGoal = () => {
      goal.current = undefined;
    };
    const resized = new ResizeObserver(read);
    resized.observe(list);
    list.addEventListener("scroll", read, { passive: true });
    list.addEventListener("scrollend", forgetGoal);
    return () => {
      resized.disconnect();
      list.removeEventListener("scroll", read);
      list.removeEventListener("scrollend", forgetGoal);
    };
  }, [track, goal, onChange]);
}

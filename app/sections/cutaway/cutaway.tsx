import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import { cutaway as cutawayWords } from "#content/ui/cutaway.ts";
import type { CutawayData } from "#app/content/picture.ts";
import { useFirstPicture } from "#app/document/use-first-picture.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { fillIn } from "#words/fill-in.ts";
import styles from "./cutaway.module.css";

/**
 * A picture with numbered pins, and a list that says what can go wrong at each. The list is complete without scripts:
 * the browser opens one place at a time, and a pin jumps to its place. With scripts a pin opens its place without a
 * jump, and Escape closes it.
 */
export function Cutaway({ picture, pins }: CutawayData) {
  const words = useWords(cutawayWords);
  const drawn = useFirstPicture(picture);
  const list = useRef<HTMLOListElement>(null);
  /** The open place; unknown until scripts run, because a visitor may have opened one before. */
  const [open, setOpen] = useState<string | null>();

  /** The picture is whole until the visitor has chosen a place. */
  const [isChosen, setIsChosen] = useState(false);
  const lit = isChosen && pins.find(({ id }) => id === open);

  const places = () => [...(list.current?.querySelectorAll("details") ?? [])];
  function readOpen() {
    const place = places().find((one) => one.open);
    setOpen(place?.dataset.pin ?? null);
    if (place !== places()[0]) setIsChosen(true);
  }

  // What the browser opened before React started is outside React.
  useEffect(readOpen, []);

  function togglePlace(event: MouseEvent, id: string) {
    event.preventDefault();
    const place = places().find(({ dataset }) => dataset.pin === id);
    if (!place) return;
    place.open = !place.open;
    place.scrollIntoView({ block: "nearest" });
    return place;
  }

  /** The link to the next place disappears with its own, so the focus moves on too. */
  function stepTo(event: MouseEvent, id: string) {
    togglePlace(event, id)
      ?.querySelector("summary")
      ?.focus({ preventScroll: true });
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    const place = places().find((one) => one.open);
    if (key !== "Escape" || !place) return;
    place.open = false;
    const focused = document.activeElement;
    if (!(focused instanceof SVGAElement))
      place.querySelector("summary")?.focus();
  }

  return (
    <div className={styles.cutaway} onKeyDown={closeOnEscape}>
      <div className={styles.picture}>
        <img
          {...drawn}
          alt=""
          fetchPriority="high"
          className={styles.image}
          suppressHydrationWarning
        />
        <svg className={styles.pins} role="group" aria-label={words.pins}>
          {lit && (
            <circle
              cx={`${lit.dot[0]}%`}
              cy={`${lit.dot[1]}%`}
              r="215%"
              className={styles.shade}
            />
          )}
          <g>
            {pins.map(({ id, dot, badge }) => (
              <g key={id}>
                <line
                  x1={`${dot[0]}%`}
                  y1={`${dot[1]}%`}
                  x2={`${badge[0]}%`}
                  y2={`${badge[1]}%`}
                  className={styles.leader}
                />
                <circle
                  cx={`${dot[0]}%`}
                  cy={`${dot[1]}%`}
                  r="4"
                  className={styles.dot}
                />
              </g>
            ))}
          </g>
          {pins.map(({ id, name, badge }, index) => (
            <a
              key={id}
              href={`#${id}`}
              className={styles.pin}
              aria-label={`${index + 1} ${name}`}
              aria-expanded={open === undefined ? undefined : open === id}
              onClick={(event) => togglePlace(event, id)}
            >
              <circle
                cx={`${badge[0]}%`}
                cy={`${badge[1]}%`}
                r="28"
                className={styles.ring}
                data-ring=""
              />
              <circle
                cx={`${badge[0]}%`}
                cy={`${badge[1]}%`}
                r="22"
                className={styles.badge}
              />
              <text
                x={`${badge[0]}%`}
                y={`${badge[1]}%`}
                dy=".35em"
                className={styles.number}
              >
                {index + 1}
              </text>
            </a>
          ))}
        </svg>
      </div>
      <div className={styles.side}>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.hint}>{words.hint}</p>
        <ol ref={list}>
          {pins.map(
            ({ id, name, happens, coverage, answers, stops }, index) => (
              <li key={id} className={styles.place}>
                <details
                  name="cutaway"
                  open={index === 0}
                  data-pin={id}
                  onToggle={readOpen}
                >
                  <summary className={styles.summary}>
                    <span className={styles.order}>{index + 1}</span>
                    {name}
                    <span className={styles.mark} aria-hidden="true" />
                  </summary>
                  <dl id={id} className={styles.panel}>
                    <dt>{words.happens}</dt>
                    <dd>
                      <LinkedText text={happens} />
                    </dd>
                    <dt>{words.answers}</dt>
                    <dd>
                      <strong>{coverage}.</strong> <LinkedText text={answers} />
                    </dd>
                    <dt className={styles.stops}>{words.stops}</dt>
                    <dd>
                      <LinkedText text={stops} />
                    </dd>
                  </dl>
                  <Steps pins={pins} index={index} onStep={stepTo} />
                </details>
              </li>
            ),
          )}
        </ol>
      </div>
    </div>
  );
}

type StepsProps = {
  pins: CutawayData["pins"];
  index: number;
  onStep: (event: MouseEvent, id: string) => void;
};

/** Leads from a place to those before and after it. */
function Steps({ pins, index, onStep }: StepsProps) {
  const words = useWords(cutawayWords);
  const step = (to: number, label: string) => {
    const pin = pins[to];
    return (
      pin && (
        <a
          href={`#${pin.id}`}
          className={styles.step}
          onClick={(event) => onStep(event, pin.id)}
        >
          {fillIn(label, { name: pin.name })}
        </a>
      )
    );
  };
  return (
    <p className={styles.steps}>
      <span>
        {fillIn(words.order, { number: index + 1, count: pins.length })}
      </span>
      {step(index - 1, words.previous)}
      {step(index + 1, words.next)}
    </p>
  );
}

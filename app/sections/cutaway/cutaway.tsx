import { cutaway as cutawayWords } from "#content/ui/cutaway.ts";
import type { CutawayData } from "#app/content/picture.ts";
import { useFirstPicture } from "#app/document/use-first-picture.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { fillIn } from "#words/fill-in.ts";
import fold from "#app/ui/fold-mark.module.css";
import styles from "./cutaway.module.css";

/**
 * A picture with numbered pins, and a list that says what can go wrong at each. The list is complete without scripts:
 * the browser opens one place at a time, and a pin jumps to its place. With scripts a pin opens its place without a
 * jump, and Escape closes it (app/document/page-script.js).
 */
export function Cutaway({ picture, pins }: CutawayData) {
  const words = useWords(cutawayWords);
  const drawn = useFirstPicture(picture);
  return (
    <div className={styles.cutaway} data-cutaway="">
      <div className={styles.picture}>
        <img {...drawn} alt="" fetchPriority="high" className={styles.image} />
        <svg className={styles.pins} role="group" aria-label={words.pins}>
          <circle r="0" className={styles.shade} data-shade="" />
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
          {pins.map(({ id, name, dot, badge }, index) => (
            <a
              key={id}
              href={`#${id}`}
              className={styles.pin}
              aria-label={`${index + 1} ${name}`}
              data-place={`place-${id}`}
              data-dot={dot.join(" ")}
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
      <div>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.hint}>{words.hint}</p>
        <ol>
          {pins.map(
            ({ id, name, happens, coverage, answers, stops }, index) => (
              <li key={id} className={styles.place}>
                <details
                  name="cutaway"
                  id={`place-${id}`}
                  open={index === 0}
                  data-pin=""
                >
                  <summary className={styles.summary}>
                    <span className={styles.order}>{index + 1}</span>
                    {name}
                    <span className={fold.mark} aria-hidden="true" />
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
                  <Steps pins={pins} index={index} />
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
};

/** Leads from a place to those before and after it. */
function Steps({ pins, index }: StepsProps) {
  const words = useWords(cutawayWords);
  const step = (to: number, label: string) => {
    const pin = pins[to];
    return (
      pin && (
        <a
          href={`#${pin.id}`}
          className={styles.step}
          data-place={`place-${pin.id}`}
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

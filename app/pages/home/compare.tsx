import { homePage } from "#content/ui/home-page.ts";
import type { LossEvent } from "#app/content/comparison.ts";
import type { Home } from "#content/home.ts";
import { Bar, BarKey } from "#app/ui/bar.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ExampleTag } from "#app/ui/example-tag.tsx";
import { Image } from "#app/ui/image.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { fillIn } from "#words/fill-in.ts";
import styles from "./compare.module.css";

type CompareProps = Home["compare"] & { events: readonly LossEvent[] };

/**
 * Search and compare: the visitor chooses what happens, and three quotes pay for it. Each event is a table; style
 * sheets show the chosen one, and all of them on paper and without scripts.
 */
export function Compare({ title, text, note, events }: CompareProps) {
  const words = useWords(homePage);
  return (
    <Section id="compare" title={title} intro={text} tone="sunk">
      <div className={styles.compare}>
        <fieldset className={styles.choices} data-scripted="">
          <legend>
            <VisuallyHidden>{words.choose}</VisuallyHidden>
          </legend>
          {events.map(({ id, name, picture, results }, index) => (
            <label key={id} className={styles.choice}>
              <Image {...picture} alt="" />
              <span className={styles.name}>
                <input
                  type="radio"
                  name="event"
                  value={id}
                  defaultChecked={index === 0}
                  data-says={results
                    .map(({ quote, pays, left }) =>
                      fillIn(words.result, { quote, pays, left }),
                    )
                    .join(" ")}
                />
                {name}
              </span>
            </label>
          ))}
        </fieldset>
        <p aria-live="polite">
          <VisuallyHidden />
        </p>
        {events.map((event) => (
          <EventTable key={event.id} {...event} />
        ))}
        <div className={styles.foot}>
          <span className={styles.key}>
            <BarKey kind="pays" /> {words.paysKey}
          </span>
          <span className={styles.key}>
            <BarKey kind="left" /> {words.leftColumn}
          </span>
          <ButtonLink to="/tools/compare-quotes" variant="quiet">
            {words.compareOwn}
          </ButtonLink>
        </div>
        <p className={styles.why}>{note}</p>
      </div>
    </Section>
  );
}

/** The roles stay where the rows are laid out as a grid and browsers would drop them. */
function EventTable({ bill, text, results }: LossEvent) {
  const words = useWords(homePage);
  const columns = [
    words.quoteColumn,
    words.paysColumn,
    words.leftColumn,
    words.whyColumn,
  ];
  return (
    <table role="table" className={styles.table}>
      <caption>
        <b>{bill}</b>
        <ExampleTag />
        <p className={styles.why}>{text}</p>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              <VisuallyHidden>{column}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {results.map(({ quote, pays, left, share, why, isWorst }) => (
          <tr key={quote} role="row" className={styles.quote}>
            <th role="rowheader" scope="row">
              {quote}
            </th>
            <td role="cell" className={styles.track}>
              <Bar
                parts={[
                  { kind: "pays", share },
                  { kind: "left", share: 1 - share },
                ]}
              />
              <span className={styles.pays}>
                {fillIn(words.pays, { amount: pays })}
              </span>
            </td>
            <td
              role="cell"
              className={styles.left}
              data-worst={isWorst ? "" : undefined}
            >
              <b>{left}</b> {isWorst ? words.mostLeft : words.left}
            </td>
            <td role="cell" className={styles.why}>
              {why}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { homePage } from "#content/ui/home-page.ts";
import type { Home } from "#app/content/home-schema.ts";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { differing } from "./differing.ts";
import styles from "./compare.module.css";

type CompareProps = Home["compare"];

/** Search and compare: an example of a comparison, with invented values. */
export function Compare({ title, text, note, columns, rows }: CompareProps) {
  const words = useWords(homePage);
  return (
    <Section id="compare" title={title} intro={text} tone="sunk" shape="aside">
      <div className={styles.frame}>
        {/* The explicit roles remain when a narrow window lays the table out as a grid and browsers would drop them. */}
        <table
          role="table"
          className={styles.table}
          aria-label={words.comparison}
        >
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {words.term}
              </th>
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ term, values }) => (
              <tr key={term} role="row">
                <th role="rowheader" scope="row">
                  {term}
                </th>
                {values.map((value, index) => (
                  <td
                    key={columns[index]}
                    role="cell"
                    data-column={columns[index]}
                    data-differs={differing(values) === index ? "" : undefined}
                  >
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}

import type { SectionOf } from "#content/sections.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./table-section.module.css";

/** Named rows under named columns. On a phone each row is a list of its cells, with the columns' names. */
export function TableSection(props: SectionOf<"table">) {
  const { columns, rows, ...section } = props;
  return (
    <Section {...section}>
      <div className={styles.frame}>
        {/* The roles stay where a narrow window lays the rows out as blocks and browsers would drop them. */}
        <table role="table" className={styles.table}>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ name, cells }) => (
              <tr key={name} role="row">
                <th role="rowheader" scope="row">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={columns[index + 1]}
                    role="cell"
                    data-column={columns[index + 1]}
                  >
                    <span>
                      <LinkedText text={cell} />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

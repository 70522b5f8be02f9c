import { floodCalendar } from "#content/ui/flood-calendar.ts";
import type { SectionOf } from "#content/sections.ts";
import { Keys } from "#app/sections/charts/keys.tsx";
import { ExampleTag } from "#app/ui/example-tag.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { fillIn } from "#words/fill-in.ts";
import { FloodCalendar } from "./flood-calendar.tsx";
import { addDays, dateInWords } from "#tools/days.ts";
import { waitingDays } from "./flood-wait.ts";
import styles from "./flood-calendar.module.css";

type FloodExamplesProps = SectionOf<"flood-wait">["examples"];

/** A policy bought before the season, and one bought too late for a storm, over the same months. */
export function FloodExamples({ early, late, flood }: FloodExamplesProps) {
  const words = useWords(floodCalendar);
  const purchases = [
    { text: words.early, bought: early },
    { text: words.late, bought: late, flood },
  ];
  return (
    <div>
      <ExampleTag />
      <ol className={styles.examples}>
        {purchases.map(({ text, bought, ...event }) => {
          const from = addDays(bought, waitingDays);
          return (
            <li key={bought}>
              <p>
                {fillIn(text, {
                  bought: dateInWords(bought),
                  from: dateInWords(from),
                  flood: dateInWords(flood),
                })}
              </p>
              <FloodCalendar
                begins={early}
                policy={{ bought, from }}
                {...event}
              />
            </li>
          );
        })}
      </ol>
      <Keys
        keys={[
          { kind: "left", label: words.waiting },
          { kind: "pays", label: words.force },
          { kind: "season", label: words.season },
        ]}
      />
    </div>
  );
}

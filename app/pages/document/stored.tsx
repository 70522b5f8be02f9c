import { privacyNotice } from "#content/ui/privacy-notice.ts";
import type { DayWords } from "#app/content/day-words.ts";
import type { LegalPage } from "#content/types.ts";
import { CalendarDay } from "#app/ui/calendar-day.tsx";
import { fillInNodes } from "#app/ui/fill-in-nodes.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./stored.module.css";

type StoredContent = NonNullable<LegalPage["stored"]>;

/** A record with its period in words. */
type ShownRecord = Omit<StoredContent["records"][number], "keptFor"> & {
  keptFor: string;
};

type StoredProps = Omit<StoredContent, "date" | "records"> & {
  day: DayWords;
  records: readonly ShownRecord[];
};

/** What the website stores: each kind of record with its fields and its period, from the server's own settings. */
export function Stored({
  day,
  recipients,
  records,
  browser,
  never,
}: StoredProps) {
  const words = useWords(privacyNotice);
  return (
    <>
      <p>{fillInNodes(words.asOf, { day: <CalendarDay {...day} /> })}</p>
      <h3>{words.recipients}</h3>
      <Points list={Object.values(recipients)} />
      {records.map((record) => (
        <StoredEntry key={record.title} {...record} />
      ))}
      <h3>{words.browser}</h3>
      <Points list={browser} />
      <h3>{words.never}</h3>
      <Points list={never} />
    </>
  );
}

function Points({ list }: { list: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {list.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function StoredEntry(record: ShownRecord) {
  const words = useWords(privacyNotice);
  const fields = Object.values(record.fields ?? {});
  return (
    <div className={styles.record}>
      <h3>{record.title}</h3>
      <dl className={styles.facts}>
        <dt>{words.what}</dt>
        <dd>{sentence([...fields, record.adds])}</dd>
        <dt>{words.why}</dt>
        <dd>{record.purpose}</dd>
        {record.goesTo && (
          <>
            <dt>{words.goesTo}</dt>
            <dd>{record.goesTo}</dd>
          </>
        )}
        <dt>{words.keptFor}</dt>
        <dd>
          {record.keptFor}
          {record.until && `. ${record.until}`}
        </dd>
      </dl>
    </div>
  );
}

/** "Your name; your email address; the time." */
function sentence(list: readonly string[]) {
  const text = list.join("; ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

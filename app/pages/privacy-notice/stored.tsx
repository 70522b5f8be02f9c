import type { DayWords } from "#app/content/day-words.ts";
import type {
  PrivacyNotice,
  StoredRecord,
} from "#app/content/privacy-schema.ts";
import { Part, Points } from "#app/sections/document/document.tsx";
import { CalendarDay } from "#app/ui/calendar-day.tsx";
import styles from "./stored.module.css";

/** A record with its period in words. */
type ShownRecord = Omit<StoredRecord, "keptFor"> & { keptFor: string };

type StoredProps = Omit<PrivacyNotice["stored"], "date" | "records"> & {
  id: string;
  day: DayWords;
  records: readonly ShownRecord[];
};

/** What the website keeps: each kind of record with its fields and its period, from the server's own settings. */
export function Stored(props: StoredProps) {
  const { id, title, day, intro, records, browser, never } = props;
  return (
    <Part id={id} title={title} paragraphs={[intro]}>
      <p>
        As of <CalendarDay {...day} />.
      </p>
      {records.map((record) => (
        <StoredEntry key={record.title} {...record} />
      ))}
      <h3>In your browser</h3>
      <Points list={browser} />
      <h3>What it does not do</h3>
      <Points list={never} />
    </Part>
  );
}

function StoredEntry(record: ShownRecord) {
  const fields = Object.values(record.fields ?? {});
  return (
    <div className={styles.record}>
      <h3>{record.title}</h3>
      <dl className={styles.facts}>
        <dt>What</dt>
        <dd>{sentence([...fields, record.adds])}</dd>
        <dt>Why</dt>
        <dd>{record.purpose}</dd>
        {record.goesTo && (
          <>
            <dt>Goes to</dt>
            <dd>{record.goesTo}</dd>
          </>
        )}
        <dt>Kept for</dt>
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

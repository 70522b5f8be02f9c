import { LinkedText } from "#app/ui/linked-text.tsx";
import { TopicIcon } from "#app/ui/topic-icon.tsx";
import styles from "./titled-list.module.css";

type TitledText = { title: string; text: string };

type TitledListProps = {
  /** `grid`: a ruled table of cards. `rows`: title next to text. `steps`: numbered, for a sequence. */
  shape: "grid" | "rows" | "steps";
  list: readonly TitledText[];
};

/** Entries with a title and a sentence or two. */
export function TitledList({ shape, list }: TitledListProps) {
  const List = shape === "steps" ? "ol" : "ul";
  return (
    <List className={styles[shape]}>
      {list.map(({ title, text }) => (
        <li key={title} className={shape === "grid" ? styles.entry : undefined}>
          <h3>{title}</h3>
          <p className={styles.text}>
            <LinkedText text={text} />
          </p>
        </li>
      ))}
    </List>
  );
}

/** Entries with an icon, for the strengths of a line or a service. */
export function IconList({
  list,
}: {
  list: readonly (TitledText & { icon: string })[];
}) {
  return (
    <ul className={styles.icons}>
      {list.map(({ icon, title, text }) => (
        <li key={title}>
          <span className={styles.icon}>
            <TopicIcon name={icon} />
          </span>
          <h3>{title}</h3>
          <p className={styles.text}>
            <LinkedText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Names or short sentences, such as kinds of client. */
export function NameList({ list }: { list: readonly string[] }) {
  return (
    <ul className={styles.names}>
      {list.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

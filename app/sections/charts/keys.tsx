import { BarKey, type KeyKind } from "#app/ui/bar.tsx";
import styles from "./charts.module.css";

type KeysProps = {
  keys: readonly { kind: KeyKind; label: string }[];
};

/** What the colors of a drawing mean. */
export function Keys({ keys }: KeysProps) {
  return (
    <ul className={styles.keys}>
      {keys.map(({ kind, label }) => (
        <li key={kind} className={styles.key}>
          <BarKey kind={kind} />
          {label}
        </li>
      ))}
    </ul>
  );
}

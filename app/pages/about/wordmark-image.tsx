import type { About } from "#content/about.ts";
import signs from "../../../.generated/bundled/signs.svg?url";
import styles from "./wordmark-image.module.css";

/** A firm’s mark in about.yaml. */
export type Mark = About["memberships"]["marks"][number];

/** An invented firm's name after its sign, in the color of the text next to it. */
export function WordmarkImage({ name, sign, face }: Mark) {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <use href={`${signs}#${sign}`} />
      </svg>
      <span className={styles[face]}>{name}</span>
    </span>
  );
}

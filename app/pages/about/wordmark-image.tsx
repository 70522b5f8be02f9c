import type { DrawnWordmark } from "#app/content/picture.ts";
import signs from "../../../.generated/icons/signs.svg?url";
import styles from "./wordmark-image.module.css";

type WordmarkImageProps = {
  name: string;
  wordmark: DrawnWordmark;
  /** Whether it is only decoration, because its name is elsewhere. */
  copy?: boolean | undefined;
};

/** An invented firm's name as a picture, in the color of the text next to it. */
export function WordmarkImage({ name, wordmark, copy }: WordmarkImageProps) {
  const { sign, face, width } = wordmark;
  return (
    <svg
      viewBox={`0 0 ${width} 40`}
      role={copy ? undefined : "img"}
      aria-label={copy ? undefined : name}
      aria-hidden={copy}
      className={styles.wordmark}
    >
      <use href={`${signs}#${sign}`} />
      <text x={52} y={31} className={styles[face]}>
        {name}
      </text>
    </svg>
  );
}

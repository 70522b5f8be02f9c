import type { Wordmark } from "#app/content/picture.ts";
import sheet from "../../../.generated/icons/wordmarks.svg?url";
import styles from "./wordmark-image.module.css";

type WordmarkImageProps = {
  wordmark: Wordmark;
  /** Undefined where the mark is a copy that is for eyes only. */
  name?: string | undefined;
};

/** An invented firm's name as a picture, in the colour of the text beside it. All are symbols of one file. */
export function WordmarkImage({ wordmark, name }: WordmarkImageProps) {
  const { symbol, width } = wordmark;
  return (
    <svg
      viewBox={`0 0 ${width} 40`}
      role={name ? "img" : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
      className={styles.wordmark}
    >
      <use href={`${sheet}#${symbol}`} />
    </svg>
  );
}

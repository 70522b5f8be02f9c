import type { Picture } from "#app/content/picture.ts";
import styles from "./hero-picture.module.css";

type HeroPictureProps = {
  picture: Picture;
  narrow: Picture;
  /** In em, so large text counts as a narrow window. */
  narrowBelow: number;
};

/** A scene in the crop that fits the window. <picture> lets the browser fetch one of the two before any script. */
export function HeroPicture({
  picture,
  narrow,
  narrowBelow,
}: HeroPictureProps) {
  return (
    <picture className={styles.picture}>
      <source
        media={`(max-width: ${narrowBelow - 0.001}em)`}
        srcSet={narrow.src}
        width={narrow.width}
        height={narrow.height}
      />
      <img {...picture} alt="" fetchPriority="high" className={styles.image} />
    </picture>
  );
}

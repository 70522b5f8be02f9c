import type { Picture } from "#app/content/picture.ts";
import { Image } from "#app/ui/image.tsx";
import styles from "./storm-picture.module.css";

/** The picture of the page. It follows the numbers to call, which come before anything else. */
export function StormPicture(picture: Picture) {
  return (
    <div className={styles.box}>
      <Image {...picture} alt="" />
    </div>
  );
}

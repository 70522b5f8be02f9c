import type { heroScene } from "#app/content/picture.ts";
import { HeroPicture } from "#app/sections/page-hero/hero-picture.tsx";
import styles from "./storm-picture.module.css";

/** The picture of the page. It follows the numbers to call, which come before anything else. */
export function StormPicture({ wide, card }: ReturnType<typeof heroScene>) {
  return (
    <div className={styles.box}>
      <HeroPicture picture={wide} narrow={card} narrowBelow={37.5} />
    </div>
  );
}

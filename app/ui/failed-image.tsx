import { failedImage } from "#content/ui/failed-image.ts";
import { Icon } from "./icon.tsx";
import { useWords } from "./use-words.ts";
import styles from "./failed-image.module.css";

/** What app/document/page-script.js copies in the place of an image that cannot be loaded. Once on each page. */
export function FailedImage() {
  const words = useWords(failedImage);
  return (
    <span id="failed-image" hidden>
      <span className={styles.failed}>
        <Icon name="camera-off" />
        {words.notice}
      </span>
    </span>
  );
}

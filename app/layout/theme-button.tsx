import { siteLayout } from "#content/ui/site-layout.ts";
import { Icon } from "#app/ui/icon.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./icon-control.module.css";

/** Switches between the light and the dark theme. Its name stays the same; `aria-pressed` says which theme is on. */
export function ThemeButton() {
  const words = useWords(siteLayout);
  return (
    <button
      type="button"
      className={styles.control}
      // The script of the page sets it before this button shows (app/document/page-script.js).
      aria-pressed={false}
      data-theme-button=""
      data-scripted=""
    >
      <span className={styles.moon}>
        <Icon name="moon" />
      </span>
      <span className={styles.sun}>
        <Icon name="sun" />
      </span>
      <VisuallyHidden>{words.darkTheme}</VisuallyHidden>
    </button>
  );
}

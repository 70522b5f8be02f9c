import { useSyncExternalStore } from "react";

export const themeEntry = "theme";
const changed = "themechange";

/**
 * The visitor's theme: dark only if the document says so. boot.js sets it from storage before the first paint; the
 * server always renders light.
 */
export function useDarkTheme(): boolean {
  return useSyncExternalStore(onThemeChange, isDark, () => false);
}

export function toggleTheme(): void {
  const theme = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(themeEntry, theme);
  } catch {
    // Storage is blocked or full: the theme lasts until the visitor leaves the page.
  }
  dispatchEvent(new Event(changed));
}

/** Whether the document shows the dark theme now. */
export function isDark(): boolean {
  return document.documentElement.dataset.theme === "dark";
}

/** Calls back right after each change, before it is painted. Returns how to stop. */
export function onThemeChange(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  return () => removeEventListener(changed, onChange);
}

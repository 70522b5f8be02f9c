import { useSyncExternalStore } from "react";

const key = "theme";
const changed = "themechange";

/**
 * The visitor's theme: dark only if the document says so. boot.js sets it from storage before the first paint; the
 * server always renders light.
 */
export function useDarkTheme(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false);
}

export function toggleTheme(): void {
  const theme = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage is blocked or full: the theme lasts until the visitor leaves the page.
  }
  dispatchEvent(new Event(changed));
}

function isDark() {
  return document.documentElement.dataset.theme === "dark";
}

function subscribe(onChange: () => void) {
  addEventListener(changed, onChange);
  return () => removeEventListener(changed, onChange);
}

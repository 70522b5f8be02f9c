import { useSyncExternalStore } from "react";

/** What the visitor has checked off, one name a line. Nothing of it is sent. */
export const checksEntry = "checks";
const listeners = new Set<() => void>();
/** Used when the browser blocks storage: the checks then last as long as the page. */
let inMemory = "";

function read(): string {
  try {
    return localStorage.getItem(checksEntry) ?? "";
  } catch {
    return inMemory;
  }
}

function write(names: ReadonlySet<string>) {
  inMemory = [...names].join("\n");
  try {
    if (inMemory) localStorage.setItem(checksEntry, inMemory);
    else localStorage.removeItem(checksEntry);
  } catch {
    // Storage is blocked or full.
  }
  for (const listener of listeners) listener();
}

const namesIn = (text: string) => new Set(text.split("\n").filter(Boolean));

/** Adds or removes checks by their names. */
export function setChecks(names: readonly string[], checked: boolean): void {
  const stored = namesIn(read());
  for (const name of names)
    if (checked) stored.add(name);
    else stored.delete(name);
  write(stored);
}

/** The names of all checks in this browser, also those of other tabs. */
export function useChecks(): ReadonlySet<string> {
  return namesIn(useSyncExternalStore(subscribe, read, () => ""));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

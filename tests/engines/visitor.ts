/** Keys by their names in the UI Events standard. */
export type Key = "ArrowRight" | "Enter" | "Escape" | "Tab";

export type Size = { width: number; height: number };

/**
 * A visitor's actions and view, as a small interface that every driver can implement. Selectors are CSS; with a text,
 * the first visible element that contains it. Clicks and typing wait for their element.
 */
export type Visitor = {
  /** Opens an address of the site. */
  visit(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Sets the inner size of the window, in CSS pixels. */
  resize(size: Size): Promise<void>;
  click(selector: string, words?: string): Promise<void>;
  /** Clicks at a point of the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into a field, key by key. */
  type(selector: string, words: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Runs a function in the page and returns its result, as JSON. */
  read<T>(script: () => T): Promise<T>;
  read<T, A>(script: (given: A) => T, given: A): Promise<T>;
  /** The window as a PNG. */
  picture(): Promise<Uint8Array>;
  /** Errors logged or thrown by pages so far. */
  errors(): string[];
  leave(): Promise<void>;
};

/** A started browser. Each visitor begins with empty storage, and leaves before the next one comes. */
export type Engine = {
  newVisitor(): Promise<Visitor>;
  close(): Promise<void>;
};

/** The longest wait for an element, in ms. */
export const patience = 15_000;

/**
 * Runs in the page repeatedly until it returns something: the first visible element with this text, once it has not
 * moved since the last check, because a driver clicks at a position. Scrolls to it if a click would not reach it.
 */
export function show(selector: string, words: string): Element | undefined {
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility() && element.textContent.includes(words),
  );
  if (!found) return undefined;
  const box = found.getBoundingClientRect();
  const onTop = document.elementFromPoint(
    (box.left + box.right) / 2,
    (box.top + box.bottom) / 2,
  );
  // At once, because pages scroll smoothly.
  if (!found.contains(onTop))
    found.scrollIntoView({ block: "center", behavior: "instant" });
  const last = window as { lastBox?: string };
  const before = last.lastBox;
  last.lastBox = JSON.stringify([selector, words, box]);
  return last.lastBox === before ? found : undefined;
}

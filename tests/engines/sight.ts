import { expect } from "@playwright/test";
import type { Visitor } from "./visitor.ts";

export { laptop, phone } from "../e2e/test.ts";

/** Opens a page, gives the sign of a visitor that starts React, and waits until it answers. */
export async function open(visitor: Visitor, path: string): Promise<void> {
  await visitor.visit(path);
  await visitor.read(() => dispatchEvent(new Event("pointermove")));
  await expect
    .poll(() => visitor.read(() => document.documentElement.dataset.scripts))
    .toBe("ready");
}

/** Path, query and hash. */
export function address(visitor: Visitor): Promise<string> {
  return visitor.read(
    () => location.pathname + location.search + location.hash,
  );
}

/** Whether the first match is visible. */
export function seen(visitor: Visitor, selector: string): Promise<boolean> {
  return visitor.read(
    (given) => document.querySelector(given)?.checkVisibility() ?? false,
    selector,
  );
}

/** The text of every visible match. */
export function text(visitor: Visitor, selector: string): Promise<string[]> {
  return visitor.read(
    (given) =>
      [...document.querySelectorAll(given)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.textContent.trim()),
    selector,
  );
}

/** The text of the focused element. */
export function focused(visitor: Visitor): Promise<string | undefined> {
  return visitor.read(() => document.activeElement?.textContent.trim());
}

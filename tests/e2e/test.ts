import {
  test as base,
  expect,
  type ConsoleMessage,
  type Locator,
  type Page,
} from "@playwright/test";

/** Chromium throws this if a test leaves a page just as React arrives, because its window is already gone. */
const leaving = "Event is not a constructor";

/**
 * The tests' own `test`: an error logged or thrown by a page fails the test, except those that the test causes itself
 * and names in `expectedErrors`.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; watched: void }>({
  expectedErrors: [async ({}, use) => use([]), { option: true }],
  watched: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === "error") errors.push(message.text());
      };
      const onError = ({ message }: Error) => {
        if (message !== leaving) errors.push(message);
      };
      page.on("console", onConsole).on("pageerror", onError);
      await use();
      // Some tests share a page.
      page.off("console", onConsole).off("pageerror", onError);
      expect(
        errors.filter(
          (text) => !expectedErrors.some((expected) => expected.test(text)),
        ),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Options for a test that npm test runs in only one of its cases. npm run test:all runs them all. */
export const longIf = (isLong: boolean) => ({ tag: isLong ? "@long" : [] });

/** Options for a test that npm test leaves to npm run test:touched, although it runs others of its file. */
export const laterIf = (isLater: boolean) => ({
  tag: isLater ? "@later" : [],
});

/** For test.use: the full browser, if the headless shell that the other tests use behaves differently. */
export const wholeBrowser = {
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
};

/**
 * For test.use, in tests that are not about movement: pages scroll at once. Without a graphics card a smooth scroll
 * takes up to a second, and each click waits for its end, so form tests took twice as long.
 */
export const still = { reducedMotion: "reduce" } as const;

/** Widths on both sides of the breakpoints (docs/product.md, "Widths"). Heights of a phone and a laptop. */
export const phone = { width: 390, height: 844 };
export const laptop = { width: 1280, height: 800 };

/** Waits until React answers. The pointer's move is the sign of a visitor that starts it. */
export async function hydrate(page: Page): Promise<void> {
  // The page ignores signs before this.
  await page.waitForLoadState("domcontentloaded");
  await page.mouse.move(2, 2);
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "ready");
}

/**
 * Waits until a portal that was just arrived at has opened its tab: Chromium loses a pointer's move while it changes
 * tabs.
 */
const portalOpened = (page: Page) =>
  expect(
    page.locator(
      "[data-props*='\"autoOpen\":true'] [role=status]:not([data-outcome])",
    ),
  ).toHaveCount(0);

/** Like `hydrate`, for a page just arrived at, also one without scripts. */
export async function settle(page: Page): Promise<void> {
  await portalOpened(page);
  await page.mouse.move(2, 2);
  await expect(page.locator("html[data-scripts=pending]")).toHaveCount(0);
}

/** Waits until the page has run what it fetches once it is idle (app/client.ts). */
export async function idle(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const client = performance
      .getEntriesByType("resource")
      .find(({ name }) => name.includes("/client-"));
    if (client) await import(client.name);
    return client !== undefined;
  });
}

/** Opens a page and waits until React answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await portalOpened(page);
  await hydrate(page);
}

/** A button of the page, or of a part of it, by its name. */
export const button = (part: Page | Locator, name: string | RegExp) =>
  part.getByRole("button", { name });

/** Scrolls the page to this many px from its top, at once. */
export function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate(
    (y) => window.scrollTo({ top: y, behavior: "instant" }),
    top,
  );
}

/** How far the page is scrolled, in whole px. */
export const scrolled = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(scrollY));

/** Holds back the scripts of a page until the returned function is called: the time before React. */
export async function holdScripts(
  page: Page,
  files = "**/assets/*.js",
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The page of a visitor whose network loses every script file. */
export async function loseScripts(page: Page): Promise<void> {
  await page.route("**/assets/*.js", (route) => route.abort());
}

/** The page of a visitor whose browser blocks its storage. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });

/** Waits until the browser has painted twice; viewport observers have been called by then. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

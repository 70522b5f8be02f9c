import {
  launch,
  type BrowserContext,
  type ElementHandle,
  type LaunchOptions,
  type Page,
} from "puppeteer-core";
import { patience, show, type Engine, type Visitor } from "./visitor.ts";

/** Starts Debian's Firefox and controls it over WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  baseURL: string,
  options: LaunchOptions = {},
): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    ...options,
  });
  return {
    close: () => browser.close(),
    async newVisitor() {
      const context = await browser.createBrowserContext();
      return visitorOf(context, await context.newPage(), baseURL);
    },
  };
}

function visitorOf(
  context: BrowserContext,
  page: Page,
  baseURL: string,
): Visitor {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  const find = (selector: string, words = "") =>
    page.waitForFunction(
      show,
      { timeout: patience },
      selector,
      words,
    ) as Promise<ElementHandle<Element>>;
  return {
    visit: async (path) => void (await page.goto(new URL(path, baseURL).href)),
    reload: async () => {
      // Puppeteer may return before the next document exists or has any element (each seen once in a busy run).
      // It also waits in vain for the event of a reload after Back.
      await page.evaluate(() => {
        Object.assign(window, { isBefore: true });
        setTimeout(() => location.reload());
      });
      await page.waitForFunction(
        () => !("isBefore" in window) && document.readyState === "complete",
        { timeout: patience },
      );
    },
    // Puppeteer would wait for a load event, which Back within a page does not cause.
    back: () => page.evaluate(() => history.back()),
    resize: (size) => page.setViewport(size),
    click: async (selector, words) => (await find(selector, words)).click(),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: async (selector, words) => (await find(selector)).type(words),
    press: (key) => page.keyboard.press(key),
    read: (script: (given?: unknown) => unknown, given?: unknown) =>
      page.evaluate(script, given) as Promise<never>,
    picture: () => page.screenshot(),
    errors: () => errors,
    leave: () => context.close(),
  };
}

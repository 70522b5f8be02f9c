import { devices, type ElementHandle, type Page } from "@playwright/test";
import { pageKinds } from "../tests/e2e/page-kinds.ts";
import { settled, slowDown, startBrowser } from "./browser.ts";
import { atMost, rounded, type Figure } from "./figure.ts";
import { startSite } from "./start-site.ts";

/** For a phone with a processor four times slower than this machine's. */
const slowness = 4;

const controls =
  "button, summary, select, textarea, input:not([type=hidden], [type=file])";

type Seen = { slowest: number; shifted: number };

/**
 * Measures, on a page of each kind, the time from a touch or key to the next paint for each control, and any layout shift that it did not cause. Header, drawer and footer are the same
 * everywhere, so only those of the home page are measured.
 */
export async function interactions(
  paths: readonly string[],
): Promise<Figure[]> {
  await using site = await startSite();
  await using browser = await startBrowser();
  const context = await browser.newContext({
    ...devices["Pixel 7"],
    baseURL: site.origin,
    reducedMotion: "no-preference",
  });
  context.on("page", (opened) => void closePopup(opened));
  await context.addInitScript(watch);
  const figures: Figure[] = [];
  for (const path of paths.length > 0 ? paths : pageKinds) {
    const page = await context.newPage();
    await page.goto(path);
    await slowDown(page, slowness);
    if (path === "/") figures.push(...(await firstTouch(page)));
    await settled(page);
    figures.push(...(await useControls(page, path)));
    await page.close();
  }
  return figures;
}

/** Anything that a control opens over the page is not measured. */
async function closePopup(opened: Page) {
  if (await opened.opener()) await opened.close();
}

/** Collects, inside the page, the browser's own record of each interaction (Event Timing) and each shift. */
function watch() {
  const seen = { slowest: 0, shifted: 0 };
  Object.assign(window, { seen });
  // Another page would end the visit.
  addEventListener("submit", (event) => event.preventDefault());
  addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) event.preventDefault();
  });
  const observe = (type: string, look: (entry: never) => void) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => look(entry as never)),
    ).observe({ type, buffered: true, durationThreshold: 16 } as never);
  observe("event", (entry: PerformanceEventTiming) => {
    if ("interactionId" in entry && entry.interactionId)
      seen.slowest = Math.max(seen.slowest, entry.duration);
  });
  observe(
    "layout-shift",
    (entry: { value: number; hadRecentInput: boolean }) => {
      if (!entry.hadRecentInput) seen.shifted += entry.value;
    },
  );
}

/** The records since the last call, once the browser has painted and reported them. */
function seenSince(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(resolve)),
    );
    // Entries are reported after the paint that they end with, in a separate task.
    await new Promise((resolve) => setTimeout(resolve, 60));
    const { seen } = window as unknown as { seen: Seen };
    const result = { ...seen };
    Object.assign(seen, { slowest: 0, shifted: 0 });
    return result;
  });
}

/** The touch that starts islands: it must be answered at once. */
async function firstTouch(page: Page): Promise<Figure[]> {
  await page.locator("header").getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
  await page.waitForSelector("html[data-scripts=ready]");
  const { slowest } = await seenSince(page);
  await page.keyboard.press("Escape");
  await seenSince(page);
  return [atMost("touch to paint, ms", "/: the first touch", slowest, 100)];
}

async function useControls(page: Page, path: string) {
  const figures: Figure[] = [];
  let shifted = (await seenSince(page)).shifted;
  const part = page.locator(path === "/" ? "body" : "main");
  for (const control of await part.locator(controls).elementHandles()) {
    if (!(await isThere(control))) continue;
    const name = await nameOf(control);
    await use(page, control);
    const seen = await seenSince(page).catch(() => undefined);
    // It led to another page, as the finder's Next does.
    if (!seen) return figures;
    shifted += seen.shifted;
    figures.push(
      atMost("touch to paint, ms", `${path}: ${name}`, seen.slowest, 100),
    );
    if (await page.locator("dialog[open]").count()) {
      await page.keyboard.press("Escape");
      await seenSince(page);
    }
  }
  figures.push(atMost("shift in use", path, rounded(shifted, 4), 0));
  return figures;
}

/** Controls appear and disappear as others are used, and can be behind dialogs. */
function isThere(control: ElementHandle<Node>) {
  return control.evaluate((node) => {
    const element = node as HTMLInputElement;
    const shown = element.labels?.[0] ?? element;
    return (
      !element.disabled &&
      shown.checkVisibility() &&
      !element.closest("[inert]")
    );
  });
}

/** Touches it, or types into it if it takes text. */
async function use(page: Page, control: ElementHandle<Node>) {
  const takesText = await control.evaluate((node) => {
    const element = node as HTMLElement;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    return element.matches(
      "textarea, input:not([type=radio], [type=checkbox], [type=range])",
    );
  });
  await seenSince(page);
  if (takesText) {
    await control.evaluate((node) => (node as HTMLElement).focus());
    return page.keyboard.press("a");
  }
  // A radio button or checkbox is drawn by its label.
  const [x, y] = await control.evaluate((node) => {
    const element = node as HTMLInputElement;
    const { left, top, width, height } = (
      element.labels?.[0] ?? element
    ).getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });
  await page.touchscreen.tap(x!, y!);
}

function nameOf(control: ElementHandle<Node>): Promise<string> {
  return control.evaluate((node) => {
    const element = node as HTMLInputElement;
    const words =
      element.getAttribute("aria-label") ??
      element.labels?.[0]?.textContent ??
      element.textContent ??
      "";
    return words.trim().replace(/\s+/g, " ").slice(0, 40) || element.name;
  });
}

import type { Page } from "@playwright/test";

/** An element that had the focus: its place on the page in px, and what was wrong with it. */
export type Stop = {
  name: string;
  /** The number of a picture's pin. */
  pin: number | undefined;
  /** The list of lines of which one is open, such as a form's. */
  lines: string | undefined;
  place: { left: number; top: number; right: number; bottom: number };
  fault: string | undefined;
};

/** Presses a key until the focus leaves the page, or a part of it, and returns where the focus was. */
export async function walk(
  page: Page,
  key: "Tab" | "Shift+Tab",
  within = "body",
): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 250) {
    await page.keyboard.press(key);
    const [stop] = await readStops(page, within);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

const controls =
  ":is(a[href], button, input, textarea, select, summary, [tabindex='0']):not(dialog *)";

/** What a walk with Tab finds in a part of the page, ten times as fast: focuses each control instead. */
export const focusEach = (page: Page, within: string): Promise<Stop[]> =>
  readStops(page, within, `${within} ${controls}:not([tabindex='-1'])`);

/**
 * Reads the focused element if it is within a part of the page. With a selector, first focuses each element that it
 * names, and reads it. For WCAG 2.4.3, 2.4.7 and 2.4.11.
 */
function readStops(
  page: Page,
  within: string,
  selector?: string,
): Promise<Stop[]> {
  return page.evaluate(
    ([part, all]) => {
      const read = (): Stop[] => {
        const focused = document.activeElement as HTMLElement | null;
        if (!focused?.closest(part!) || focused === document.body) return [];
        // A radio button that covers its option, or has no ring: the option shows the focus.
        const own = getComputedStyle(focused);
        const byOption =
          own.opacity === "0" ||
          (focused.matches("[type=radio]") && own.outlineStyle === "none");
        // A pin of a picture draws a ring of its own.
        const ring = focused.querySelector("[data-ring]");
        const shown =
          ring ?? ((byOption && focused.closest("label")) || focused);
        const { left, top, right, bottom, width, height } =
          shown.getBoundingClientRect();
        // For a link that continues on the next line, the first box, because other words are between the two.
        const line = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
        const hit = document.elementFromPoint(
          Math.min(Math.max(line.left + line.width / 2, 0), innerWidth - 1),
          Math.min(
            Math.max(line.top + Math.min(line.height, 40) / 2, 0),
            innerHeight - 1,
          ),
        );
        const header = document.querySelector("header");
        const isUnderHeader =
          // The notice of a storm and the banner of a preview are above the header.
          !focused.closest(
            "header, dialog, [data-notice], [data-preview], a[href='#main']",
          ) &&
          header &&
          getComputedStyle(header).position === "sticky" &&
          top < header.getBoundingClientRect().bottom - 1;
        const isHit =
          hit &&
          (focused.contains(hit) ||
            hit.contains(shown) ||
            hit.closest("label") === shown);
        const { outlineStyle, outlineWidth, strokeWidth } =
          getComputedStyle(shown);
        const hasRing = ring
          ? parseFloat(strokeWidth) >= 2
          : outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
        const faults = {
          "has no size": width < 8 || height < 8,
          "is invisible": !shown.checkVisibility({
            visibilityProperty: true,
            opacityProperty: true,
          }),
          "is under the header": isUnderHeader,
          [`is covered by ${hit?.outerHTML.slice(0, 80)}`]: !isHit,
          // The parts of a date field belong to the browser, and so do their focus rings.
          "shows no focus": !focused.matches("[type=date]") && !hasRing,
        };
        return [
          {
            pin: ring ? Number(focused.textContent) : undefined,
            lines: focused.closest<HTMLDetailsElement>("details[name]")?.name,
            name: `${focused.tagName} ${focused.id || focused.textContent?.trim().slice(0, 40)}`,
            place: {
              left,
              right,
              top: top + scrollY,
              bottom: bottom + scrollY,
            },
            fault: Object.entries(faults).find(([, holds]) => holds)?.[0],
          },
        ];
      };
      if (!all) return read();
      return [...document.querySelectorAll<HTMLElement>(all)].flatMap(
        (control) => {
          control.focus({ focusVisible: true } as FocusOptions);
          // A hidden one does not take it.
          return document.activeElement === control ? read() : [];
        },
      );
    },
    [within, selector],
  );
}

/**
 * Where the focus jumps back: to the left in its row, or to an element that is completely above and not in another
 * column. The rows of a carousel reach beyond the window's edge, and are excluded by their equal height. Pins follow
 * their numbers, wherever the picture has room for them. The next line of a form follows what explains the one before,
 * which stands beside both.
 */
export function jumps(stops: readonly Stop[]): string[] {
  return stops.flatMap(({ name, pin, lines, place }, index) => {
    const before = stops[index - 1];
    if (!before || (pin && pin === (before.pin ?? NaN) + 1)) return [];
    const wasExplained = !before.name.startsWith("SUMMARY");
    if (lines && lines === before.lines && wasExplained) return [];
    const isAbove = place.bottom <= before.place.top + 1;
    const isInRow =
      place.top < before.place.bottom - 1 &&
      place.bottom > before.place.top + 1;
    const isLeft = place.right <= before.place.left + 1;
    const isFurtherColumn = place.left >= before.place.right - 1;
    const jumpsBack = isAbove ? !isFurtherColumn : isInRow && isLeft;
    return jumpsBack ? [`${before.name} → ${name}`] : [];
  });
}

import type { Page } from "@playwright/test";

const controls =
  ":is(a[href], button, input, textarea, select, summary, label:has(input))";

/**
 * Losses in forced colors (WCAG 1.4.11): the edge of a control that only a background set apart, and the mark of a
 * chosen, pressed or current element. Leaves the page in forced colors.
 */
export async function forcedColorFaults(page: Page): Promise<string[]> {
  const filled = await page.evaluateHandle(filledControls, controls);
  await page.emulateMedia({ forcedColors: "active" });
  return [
    ...(await filled.evaluate(withoutEdge)),
    ...(await page.evaluate(withoutMark)),
  ];
}

/** Controls with a background different from the one behind them. */
function filledControls(selector: string): Element[] {
  const ground = (element: Element | null): string => {
    if (!element) return "";
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === "rgba(0, 0, 0, 0)"
      ? ground(element.parentElement)
      : backgroundColor;
  };
  return [...document.querySelectorAll(selector)].filter(
    (control) =>
      control.checkVisibility() &&
      // The skip link without focus; its focus ring is its edge later.
      getComputedStyle(control).clipPath === "none" &&
      ground(control) !== ground(control.parentElement),
  );
}

function withoutEdge(filled: Element[]): string[] {
  const hasEdge = (control: Element) => {
    const style = getComputedStyle(control);
    return (
      (control instanceof HTMLInputElement && style.appearance === "auto") ||
      (style.borderBlockEndStyle !== "none" &&
        parseFloat(style.borderBlockEndWidth) >= 1 &&
        style.borderBlockEndColor !== style.backgroundColor) ||
      (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1)
    );
  };
  return filled
    .filter((control) => !hasEdge(control))
    .map((control) => `has no edge: ${control.outerHTML.slice(0, 100)}`);
}

/** Links and buttons that look the same without their mark. Other elements already differ from them. */
function withoutMark(): string[] {
  const look = (element: Element) =>
    [undefined, "::before", "::after"]
      .flatMap((part) => {
        const style = getComputedStyle(element, part);
        return [
          style.content,
          style.color,
          style.backgroundColor,
          style.borderBlockEnd,
          style.outline,
          style.textDecorationLine,
          style.fontWeight,
        ];
      })
      .join();
  const marked = [
    ...document.querySelectorAll(
      ":is(a, button):is([aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false])), input:checked",
    ),
  ].filter((element) => element.checkVisibility() || element.matches("input"));
  return marked.flatMap((element) => {
    const shown = element.closest("label") ?? element;
    const whole = () => [element, shown, ...shown.children].map(look).join();
    const before = whole();
    if (element instanceof HTMLInputElement) element.checked = false;
    for (const mark of ["aria-selected", "aria-current", "aria-pressed"])
      element.removeAttribute(mark);
    return whole() === before
      ? [`has no mark: ${element.outerHTML.slice(0, 100)}`]
      : [];
  });
}

import { transform, type Selector } from "lightningcss";

/**
 * The rules of a style sheet that a page shows as it comes. The others wait for the first sign of a visitor: colours
 * under a pointer, and what only React shows, such as error messages and dialogs. A rule waits where each of its
 * selectors is of a hover or names a class that no element of the page has.
 */
export function shownStyles(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
      names.split(" "),
    ),
  );
  const key = [...classes].toSorted().join(" ") + css;
  const shown =
    known.get(key) ??
    without(css, {
      style: (selectors) =>
        selectors.every((selector) =>
          selector.some(
            (part) =>
              (part.type === "class" && !classes.has(part.name)) ||
              (part.type === "pseudo-class" && part.kind === "hover"),
          ),
        ),
    });
  known.set(key, shown);
  return shown;
}

/** Pages of a kind have the same classes: of 2,000 articles a few are split. */
const known = new Map<string, string>();

/** All rules but the fonts', which every page has: declared once more, they would be loaded once more. */
export function stylesWithoutFonts(css: string): string {
  return without(css, { fonts: true });
}

function without(
  css: string,
  unwanted: { style?: (selectors: Selector[]) => boolean; fonts?: boolean },
): string {
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: (rule) => {
        const isUnwanted =
          rule.type === "style"
            ? unwanted.style?.(rule.value.selectors)
            : rule.type === "font-face" && unwanted.fonts;
        return isUnwanted ? [] : undefined;
      },
    },
  });
  return code.toString().replaceAll(/@[^{}]+\{\}/g, "");
}

import { transform, type Selector } from "lightningcss";

type Split = { shown: string; later: string };

/**
 * Splits a page's style sheet into what the page shows as it comes and what waits for the first sign of a visitor:
 * colours under a pointer, and what only React shows, such as error messages and dialogs. A rule is for later where
 * each of its selectors is of a hover or names a class that no element of the page has; all else is shown.
 */
export function splitStyles(css: string, html: string): Split {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
      names.split(" "),
    ),
  );
  const key = [...classes].toSorted().join(" ") + css;
  const earlier = known.get(key);
  if (earlier) return earlier;
  const isLater = (selectors: Selector[]) =>
    selectors.every((selector) =>
      selector.some(
        (part) =>
          (part.type === "class" && !classes.has(part.name)) ||
          (part.type === "pseudo-class" && part.kind === "hover"),
      ),
    );
  const split = {
    shown: without(css, isLater),
    later: without(css, (selectors) => !isLater(selectors), [
      "font-face",
      "keyframes",
    ]),
  };
  known.set(key, split);
  return split;
}

/** Pages of a kind have the same classes: of 2,000 articles a few are split. */
const known = new Map<string, Split>();

function without(
  css: string,
  isUnwanted: (selectors: Selector[]) => boolean,
  unwantedRules: readonly string[] = [],
): string {
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: (rule) => {
        if (unwantedRules.includes(rule.type)) return [];
        return rule.type === "style" && isUnwanted(rule.value.selectors)
          ? []
          : undefined;
      },
    },
  });
  return code.toString().replaceAll(/@[^{}]+\{\}/g, "");
}

/** Words that promise more than a policy covers, or that only an ad would use. */
const promises =
  /\b((?<!\bA\.?M\.? )best|guarantee[ds]?|fully covered|cheapest|lowest price|world-class|unparalleled|unmatched|peace of mind|one-stop|leverage[ds]?|seamless(?:ly)?|robust|holistic|#1|number one)\b/i;

/** A promise in a text, in words that follow the field's name. */
export function promiseProblem(text: string): string | undefined {
  const [promise] = promises.exec(text) ?? [];
  return promise === undefined
    ? undefined
    : `says “${promise}”, which promises more than a policy covers: say what is true without it`;
}

/** The forbidden words in a text, in words that follow the field's name. `designators` are names with digits. */
export function wordProblems(
  text: string,
  designators: readonly string[],
): string[] {
  const problems = [promiseProblem(text) ?? []].flat();
  // Most texts have none, and looking for names in all of them took a seventh of a check.
  if (!/\d/.test(text)) return problems;
  const [figure] = /\S*\d\S*/.exec(withoutNames(text, designators)) ?? [];
  if (figure)
    problems.push(
      `has the figure ${figure}: put it into figures.yaml with its source and write {figure:itsName} here`,
    );
  return problems;
}

/** Addresses, days and references have digits that are not figures. */
function withoutNames(text: string, designators: readonly string[]) {
  const words = text
    .replaceAll(/\{\w+:[\w.]+\}/g, "")
    .replaceAll(/\]\([^)]*\)|\{#[\w-]+\}/g, "")
    .replace(/^(?:\/|#|https?:|tel:|mailto:)\S*$|^\d{4}-\d{2}-\d{2}$/, "");
  return designators.reduce((rest, name) => rest.replaceAll(name, ""), words);
}

/** The rules of axe that the site holds to (bar 1): target-size among them, which axe leaves out unless asked. */
export const wcag = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

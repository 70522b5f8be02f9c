const dates = Array.from(
  { length: 12 },
  (_, index) => new Date(2026, index, index + 1),
).flatMap((day) =>
  (["month", "weekday"] as const).map((part) =>
    new Intl.DateTimeFormat("en", { [part]: "long" }).format(day),
  ),
);

/** Words that no Spanish sentence has, with months and days. Others, such as "and", are in names of laws and firms. */
export const englishWord = new RegExp(
  String.raw`(?<![\p{L}\d./-])(the|with|your|you|are|is|we|this|that|which|please|from|what|not|will|have|enter|${dates.join("|")})(?![\p{L}\d/-])`,
  "iu",
);

/** What is meant to be English: terms in parentheses and quotation marks, and the sources of an article. */
export const meantInEnglish = /\([^)]*\)|[«“][^»”]*[»”]|\{[^}]*\}|^\[\^.*$/gm;

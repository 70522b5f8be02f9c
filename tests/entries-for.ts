import type { FormDefinition, FormField } from "#forms/define-form.ts";

/** In a week: a day that every form accepts as a deadline. */
const inAWeek = new Date(Date.now() + 7 * 86_400_000)
  .toISOString()
  .slice(0, 10);

/** An entry for each field of a form but its file, with this word in every text. */
export const entriesFor = (
  { fields }: FormDefinition,
  word: string,
): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries<FormField>(fields).map(([name, field]) =>
      entryFor(name, field, word),
    ),
  );

function entryFor(name: string, field: FormField, word: string) {
  switch (field.type) {
    case "text":
      return { [name]: `${word} O'Brien` };
    case "lines":
      return { [name]: `${word} Street\nHouston, TX` };
    case "email":
      return { [name]: `${word}@example.com` };
    case "phone":
      return { [name]: `${word} 713 555 0100` };
    case "day":
      return { [name]: field.range === "past" ? "2026-11-19" : inAWeek };
    case "choice":
      return { [name]: Object.keys(field.options)[0]! };
    case "boxes":
      return { [Object.keys(field.options)[0]!]: "on" };
    default:
      return {};
  }
}

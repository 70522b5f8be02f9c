import * as v from "valibot";
import { text } from "./page-schema.ts";

const namesIn = (value: string) =>
  [...value.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

const inBraces = (names: readonly string[]) => `{${names.join("}, {")}}`;

/** A text with placeholders. It must contain each of these names in braces, "by {day}", and no other. */
export const filledText = (...names: readonly string[]) =>
  v.pipe(
    text,
    v.check(
      (value) => names.every((name) => namesIn(value).includes(name)),
      `must have ${inBraces(names)}: write it where it belongs in the sentence`,
    ),
    knownNames(names),
  );

/** The same, but a name may be left out. */
export const perhapsFilledText = (...names: readonly string[]) =>
  v.pipe(text, knownNames(names));

const knownNames = (names: readonly string[]) =>
  v.check<string, (issue: { input: string }) => string>(
    (value) => namesIn(value).every((name) => names.includes(name)),
    ({ input }) =>
      `has ${inBraces(namesIn(input).filter((name) => !names.includes(name)))}, which nothing fills in: only ${inBraces(names)} may be in braces`,
  );

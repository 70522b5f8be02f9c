import * as v from "valibot";
import {
  date,
  headed,
  listOf,
  markdown,
  pageHead,
  sample,
  text,
} from "./page-schema.ts";

const license = v.strictObject({
  state: text,
  number: text,
  sample,
});

/** content/en/licenses.yaml. */
export const licensesSchema = v.strictObject({
  ...pageHead,
  dated: v.strictObject({ label: text, date }),
  check: v.strictObject({ id: text, title: text, text: markdown }),
  /** California Insurance Code 1726 names what has to be said. */
  california: v.strictObject({
    title: text,
    /** The name as it is filed there. `npm run launch-check` reports one without the word "insurance". */
    name: text,
    domicile: text,
    place: text,
  }),
  states: v.strictObject({
    ...headed,
    /** Licensed nationwide: the 50 states and the District of Columbia. */
    list: v.pipe(
      listOf(license, 51),
      v.check(
        (list) => list.some(({ state }) => state === "California"),
        "has no entry for California, whose law asks for its number: add it",
      ),
    ),
  }),
});

export type License = v.InferOutput<typeof license>;
export type Licenses = v.InferOutput<typeof licensesSchema>;

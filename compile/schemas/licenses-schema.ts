import * as v from "valibot";
import {
  date,
  field,
  headed,
  listOf,
  markdown,
  pageHead,
  pagePath,
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
  dated: field(
    "The day on which the list was last reviewed.",
    v.strictObject({ label: text, date }),
  ),
  check: v.strictObject({ id: text, title: text, text: markdown }),
  texas: field(
    "The license that each kind of insurance takes in Texas (Ins. Code chapters 981, 4051 and 4054).",
    v.strictObject({
      ...headed,
      list: v.array(
        v.strictObject({
          license: text,
          sells: text,
          pages: field(
            "The pages about what it lets the agency sell, each with those below it.",
            v.array(pagePath),
          ),
          number: field(
            "The launch list reports an empty one, and a live site does not go out.",
            v.string(),
          ),
          sample,
        }),
      ),
    }),
  ),
  california: field(
    "What California Insurance Code 1726 requires to be said.",
    v.strictObject({
      title: text,
      name: field(
        "The name as it is filed in California. It needs the word “insurance”: the launch list reports one without it.",
      ),
      domicile: text,
      place: text,
    }),
  ),
  states: v.strictObject({
    ...headed,
    list: v.pipe(
      listOf(license, 51),
      v.check(
        (list) => list.some(({ state }) => state === "California"),
        "has no entry for California, whose law asks for its number: add it",
      ),
      v.description("The 50 states and the District of Columbia."),
    ),
  }),
});

import * as v from "valibot";
import { topics } from "./answer-schema.ts";
import { field, pageHead, pageLink, picture, text } from "./page-schema.ts";

const indexPage = v.strictObject({
  ...pageHead,
  finder: field("The link to the coverage finder.", pageLink),
  picture,
});

/** content/en/indexes.yaml: the index pages of the families and of the answers. What they list comes from the pages. */
export const indexesSchema = v.strictObject({
  industry: indexPage,
  personal: indexPage,
  coverage: indexPage,
  services: indexPage,
  answers: v.strictObject({
    ...pageHead,
    topics: field(
      "The titles of the subjects of answers.",
      v.strictObject(v.entriesFromList(topics, text)),
    ),
  }),
});

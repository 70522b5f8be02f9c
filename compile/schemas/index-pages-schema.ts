import * as v from "valibot";
import { field, pageHead, pageLink, picture } from "./page-schema.ts";

const indexPage = v.strictObject({
  ...pageHead,
  finder: field("The link to the coverage finder.", pageLink),
  picture,
});

/** content/en/indexes.yaml: the index pages of the families. Their cards come from the pages. */
export const indexesSchema = v.strictObject({
  industry: indexPage,
  personal: indexPage,
  coverage: indexPage,
  services: indexPage,
});

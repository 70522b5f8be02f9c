import * as v from "valibot";
import { pageHead, pageLink, picture } from "./page-schema.ts";

const indexPage = v.strictObject({
  ...pageHead,
  finder: v.pipe(pageLink, v.description("The link to the coverage finder.")),
  picture,
});

/** content/en/indexes.yaml: the index pages of the families. Their cards come from the pages. */
export const indexesSchema = v.strictObject({
  industry: indexPage,
  personal: indexPage,
  coverage: indexPage,
  services: indexPage,
});

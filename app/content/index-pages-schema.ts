import * as v from "valibot";
import { scenes } from "#art/scenes.ts";
import { oneOf, pageHead, pageLink } from "./page-schema.ts";

const indexPage = v.strictObject({
  ...pageHead,
  /** The way to the coverage finder. */
  finder: pageLink,
  /** Name of a scene of art/scenes.ts. */
  picture: oneOf(Object.keys(scenes)),
});

/** content/en/indexes.yaml: the index pages of the three families. Their cards come from the pages themselves. */
export const indexesSchema = v.strictObject({
  industry: indexPage,
  personal: indexPage,
  services: indexPage,
});

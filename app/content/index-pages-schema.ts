import * as v from "valibot";
import { scenes } from "#art/scenes.ts";
import { oneOf, pageHead, pageLink } from "./page-schema.ts";

const indexPage = v.strictObject({
  ...pageHead,
  finder: v.pipe(pageLink, v.description("The link to the coverage finder.")),
  picture: v.pipe(
    oneOf(Object.keys(scenes)),
    v.description("The picture, by the name of its scene."),
  ),
});

/** content/en/indexes.yaml: the index pages of the three families. Their cards come from the pages themselves. */
export const indexesSchema = v.strictObject({
  industry: indexPage,
  personal: indexPage,
  services: indexPage,
});

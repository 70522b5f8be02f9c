import * as v from "valibot";
import { field } from "./page-schema.ts";

/** content/en/redirects.yaml: addresses of pages that are gone. The server answers them with 301. */
export const redirectsSchema = v.strictObject({
  redirects: v.pipe(
    v.array(
      v.strictObject({
        from: v.pipe(
          field("The address that a page had, such as /blog/hail."),
          v.regex(
            /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
            "is not an address: begin with a slash, and use small letters, digits and hyphens",
          ),
        ),
        to: field("The page to which it leads, such as /blog."),
      }),
    ),
    v.check(
      (all) => new Set(all.map(({ from }) => from)).size === all.length,
      "has an address twice: remove one",
    ),
  ),
});

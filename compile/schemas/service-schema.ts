import * as v from "valibot";
import { familyPage, listOf, text, type Known } from "./page-schema.ts";
import { pageSection } from "./section-schema.ts";

/** A file in content/en/services. */
export const serviceSchema = (known: Known) =>
  v.strictObject({
    ...familyPage(known),
    path: v.pipe(
      text,
      v.description(
        "The end of the page’s address, after /services/. Links from elsewhere break when it changes.",
      ),
    ),
    sections: listOf(pageSection, 3, 8),
    action: v.optional(
      v.pipe(
        text,
        v.description(
          "The words on the page’s button, which opens the quote application in a new tab. Claims advocacy has no button.",
        ),
      ),
    ),
    closing: v.strictObject({ title: text, text }),
  });

export type Service = v.InferOutput<ReturnType<typeof serviceSchema>>;

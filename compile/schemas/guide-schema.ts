import * as v from "valibot";
import {
  familyPage,
  listOf,
  picture,
  text,
  type Known,
} from "./page-schema.ts";
import { pageSection } from "./section-schema.ts";

/** A file in content/en/coverage. */
export const coverageSchema = (known: Known) =>
  v.strictObject({
    ...familyPage(known),
    picture,
    sections: listOf(pageSection, 4, 10),
    action: v.optional(
      v.pipe(
        text,
        v.description(
          "The words on the page’s button, which opens the quote application in a new tab.",
        ),
      ),
    ),
    closing: v.strictObject({ title: text, text }),
  });

/** A file in content/en/guides. */
export const guideSchema = (known: Known) =>
  v.strictObject({
    ...coverageSchema(known).entries,
    path: v.pipe(
      text,
      v.description(
        "The page’s address without its first slash, as app/routes.ts has it.",
      ),
    ),
  });

export type Guide = v.InferOutput<ReturnType<typeof guideSchema>>;

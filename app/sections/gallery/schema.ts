import * as v from "valibot";
import { pagePath, picture, text } from "#compile/schemas/page-schema.ts";
import { listSection } from "#compile/schemas/section-schema.ts";

export const gallery = listSection(
  "gallery",
  "Pages with a picture each. A tool shows the result of its example.",
  v.strictObject({ title: text, path: pagePath, picture }),
  2,
  9,
);

import * as v from "valibot";
import { focuses } from "../photos.ts";
import { field, optional, sample } from "./page-schema.ts";

const fields = {
  file: v.pipe(
    v.string(),
    v.regex(
      /^\/media\/[\w-]+\.(webp|svg)$/,
      "is not a photograph of content/media: upload one in the editor",
    ),
    v.metadata({ editor: "image" }),
    v.description(
      "JPEG, PNG, WebP or HEIC, up to 30 MB. The place and camera in it are removed. Or a drawing, as an SVG file.",
    ),
  ),
  alt: v.pipe(
    v.string(),
    v.check(
      (alt) => alt.trim().length >= 8,
      "is too short: say in a few words what the photograph shows. Visitors who cannot see it hear these words",
    ),
    v.check(
      (alt) => !/^(a |an |the )?(photo|picture|image)(graph)? of/i.test(alt),
      "begins with “photo of”, which is said anyway: begin with what it shows",
    ),
    v.title("What it shows"),
    v.description("In a few words, for people who cannot see it."),
  ),
  focus: optional(
    "What must stay in view where the photograph is cut. Without this field it is the center.",
    v.picklist(focuses),
  ),
  credit: optional("Who took it."),
  sample,
};

/** A photograph, instead of a drawing. */
export const photo = v.strictObject(fields);

/** A photograph of a person. */
export const portraitPhoto = v.strictObject({
  ...fields,
  consent: field(
    "How and when the person agreed to this photograph on the site: by email, 2026-11-20.",
  ),
});

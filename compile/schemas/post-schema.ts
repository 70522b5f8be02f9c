import * as v from "valibot";
import {
  date,
  field,
  markdown,
  metaDescription,
  metaTitle,
  optional,
  picture,
  text,
  type Known,
} from "./page-schema.ts";
import { momentOf } from "../coming.ts";
import { photo } from "./photo-schema.ts";

/** A file in content/en/posts: its front matter, and the Markdown below it. */
export const postSchema = ({ authors, categories }: Known) =>
  v.strictObject({
    title: metaTitle,
    description: metaDescription,
    date: field("The day of publication.", date),
    updated: optional("The day of the last change of substance.", date),
    draft: optional("Visitors do not see it until this is off.", v.boolean()),
    publishOn: optional(
      "From when visitors see it, in Texas time: 2027-03-03 08:00.",
      v.pipe(
        text,
        v.check(
          (at) => momentOf(at) !== undefined,
          "is not a time: write day and time like 2027-03-03 08:00",
        ),
      ),
    ),
    author: field("Who wrote it: somebody in “People”.", v.picklist(authors)),
    category: field("One of “Subjects of articles”.", v.picklist(categories)),
    picture: v.optional(picture),
    photo: v.optional(photo),
    numbers: optional(
      "Where amounts and percentages of the article come from that have no footnote. Pages do not show it.",
      v.array(
        v.strictObject({
          number: field("As the article has it: $400, 30%."),
          source: field("The source, or that it is an invented example."),
        }),
      ),
    ),
    body: markdown,
  });

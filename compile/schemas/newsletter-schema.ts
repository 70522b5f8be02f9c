import * as v from "valibot";
import {
  field,
  listOf,
  metaDescription,
  metaTitle,
  optional,
  type Known,
} from "./page-schema.ts";

/** A file in content/en/newsletters, named after its day: an issue of the newsletter. */
export const newsletterSchema = ({ articles }: Known) =>
  v.strictObject({
    title: field("The subject of the email, and the page’s title.", metaTitle),
    description: metaDescription,
    greeting: field("What the email begins with: one paragraph."),
    articles: field(
      "Two to four articles.",
      listOf(v.picklist(articles), 2, 4),
    ),
    notice: optional("A paragraph after the articles."),
  });

import * as v from "valibot";
import { kindsOn, withTones, type Family } from "./page-templates.ts";
import { sectionSchemas } from "./section-kinds.ts";
import {
  cutaway,
  field,
  hero,
  listOf,
  metaDescription,
  metaTitle,
  optional,
  picture,
  text,
  type Known,
} from "./schemas/page-schema.ts";
import { photo } from "./schemas/photo-schema.ts";

/** A page of a family: what is around its sections, and its sections in their order. */
export const familySchema = (family: Family, known: Known) =>
  v.strictObject({
    name: field(
      "Short name for menus, cards and breadcrumbs, such as Construction.",
    ),
    path: optional(
      "The page’s address, after that of its family and without the first slash. Without this field it is the name of the file. Links from elsewhere break when it changes.",
    ),
    title: metaTitle,
    description: metaDescription,
    summary: field(
      "What this line is for, in one sentence. Index pages and cards show it.",
    ),
    hero,
    picture: v.optional(picture),
    photo: v.optional(photo),
    cutaway: v.optional(cutaway),
    sections: v.pipe(
      listOf(v.variant("kind", sectionsOn(family, known)), 1, 20),
      v.transform((sections) => withTones(family, sections)),
    ),
    action: optional(
      "The words on the page’s button, which opens the quote application in a new tab. Without this field industries and personal insurance have the usual words, and other pages no button.",
    ),
    closing: v.strictObject({ title: text, text }),
    related: field(
      "Related pages, by address. They are shown at the end of the page.",
      listOf(v.picklist(known.addresses), 2, 6),
    ),
    sources: optional(
      "Facts and figures that this page relies on. They are listed at its end.",
      v.pipe(
        v.array(v.picklist(known.facts)),
        v.nonEmpty("is empty: name a source, or remove the line"),
      ),
    ),
  });

export type FamilyContent = v.InferOutput<ReturnType<typeof familySchema>>;

/** The schemas of the kinds of sections that a family may have. The type has all kinds, so that pages share one. */
function sectionsOn(family: Family, known: Known) {
  const all = sectionSchemas(known);
  const kindOf = ({ entries }: (typeof all)[number]) =>
    entries.kind.pipe[0].literal;
  const allowed = kindsOn(family, all.map(kindOf));
  return all.filter((one) =>
    allowed.includes(kindOf(one)),
  ) as unknown as typeof all;
}

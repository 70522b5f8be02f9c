import * as v from "valibot";
import { iconNames } from "#app/ui/icon-names.ts";
import {
  familyPage,
  iconText,
  listOf,
  oneOf,
  text,
  titledText,
  type Known,
} from "./page-schema.ts";

const section = <const Kind extends string, Content extends v.ObjectEntries>(
  kind: Kind,
  content: Content,
) =>
  v.strictObject({
    kind: v.pipe(
      v.literal(kind),
      v.description(
        "How the section looks: prose (paragraphs), cards, icons, steps (numbered), names or partners.",
      ),
    ),
    id: v.pipe(
      text,
      v.description(
        "Ends the section’s address, such as #highlights. Links to it break when it changes.",
      ),
    ),
    title: text,
    ...content,
  });

const listed = <const Kind extends string, Entry extends v.GenericSchema>(
  kind: Kind,
  entry: Entry,
  least: number,
  most = least,
) =>
  section(kind, { intro: v.optional(text), list: listOf(entry, least, most) });

const partner = v.strictObject({
  icon: oneOf(iconNames),
  category: text,
  description: text,
  specialties: listOf(text, 3, 6),
});

/** The shapes a section of a service page can take. `serviceCounts` has some of the ids. */
const sections = v.variant("kind", [
  section("prose", { paragraphs: listOf(text, 1, 5) }),
  listed("cards", titledText, 2, 9),
  listed("icons", iconText, 3, 8),
  listed("steps", titledText, 3, 9),
  listed("names", text, 3, 14),
  listed("partners", partner, 6),
]);

export type ServiceSection = v.InferOutput<typeof sections>;

/** One file of content/en/services. */
export const serviceSchema = (known: Known) =>
  v.strictObject({
    ...familyPage(known),
    path: v.pipe(
      text,
      v.description(
        "The end of the page’s address, after /services/. Links from elsewhere break when it changes.",
      ),
    ),
    sections: listOf(sections, 3, 8),
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

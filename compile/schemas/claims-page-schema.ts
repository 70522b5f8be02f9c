import * as v from "valibot";
import { claimLines } from "#forms/claim/claim-lines.ts";
import { drawn } from "../drawn.ts";
import {
  address,
  field,
  groupsOf,
  headed,
  listFile,
  listOf,
  optional,
  pageHead,
  pagePath,
  phone,
  sample,
  text,
  titledText,
  type Known,
} from "./page-schema.ts";

const steps = v.strictObject({
  id: field("The list’s name in the address, such as #flood."),
  title: v.optional(text),
  text: v.optional(text),
  steps: field(
    "What to do, in order. Visitors can check each step off.",
    listOf(titledText, 3, 7),
  ),
});

const door = v.strictObject({
  id: field(
    "The name of its picture, and of its part of the page.",
    v.picklist(drawn.claimDoors),
  ),
  label: field("Two or three words under the picture."),
  title: text,
  text,
  lines: field(
    "What carriers have to insure to be called. Other carriers show when a visitor searches.",
    listOf(v.picklist(claimLines), 1, claimLines.length),
  ),
  lists: listOf(steps, 1, 2),
  links: v.array(v.strictObject({ label: text, to: pagePath })),
});

/** content/en/report-a-claim.yaml: what to do first, by what happened, and what the carrier must do by when. */
export const claimsPageSchema = ({ facts }: Known) =>
  v.strictObject({
    ...pageHead,
    danger: v.strictObject({
      text,
      label: text,
      to: address,
    }),
    doors: v.pipe(
      v.array(door),
      v.length(
        drawn.claimDoors.length,
        `needs one entry for each of ${drawn.claimDoors.join(", ")}`,
      ),
    ),
    carriers: v.strictObject(headed),
    clock: v.strictObject({
      ...headed,
      steps: groupsOf(5, 5, {
        who: field("Who acts.", v.picklist(["you", "carrier"])),
        rule: optional(
          "The deadline whose days are drawn, if the law counts them. Without one the line is dotted.",
          v.picklist(["acknowledge", "decide", "pay"]),
        ),
        when: text,
        text,
      }),
      scale: field("How to read the drawing."),
      limits: v.strictObject({ title: text, list: listOf(text, 1, 8) }),
      sources: field(
        "Facts and figures that this page relies on. They are listed at its end.",
        v.array(v.picklist(facts)),
      ),
    }),
    call: v.strictObject({ id: v.literal("call"), ...headed }),
  });

const carrier = v.strictObject({
  name: text,
  lines: field(
    "What the carrier insures. Visitors can search for it.",
    listOf(v.picklist(claimLines), 1, claimLines.length),
  ),
  phone,
  sample,
});

/**
 * content/en/carriers.yaml: who clients call with a claim, in alphabetical order. A real carrier may be named only
 * with its approval (28 TAC 21.122).
 */
export const carriersSchema = listFile("carriers", carrier);

import * as v from "valibot";
import { claimLines } from "#forms/claim/claim-lines.ts";
import { drawn } from "../drawn.ts";
import {
  address,
  headed,
  listFile,
  listOf,
  oneOf,
  pageHead,
  pagePath,
  phone,
  sample,
  text,
  titledText,
  type Known,
} from "./page-schema.ts";

const steps = v.strictObject({
  id: v.pipe(
    text,
    v.description("The list’s name in the address, such as #flood."),
  ),
  title: v.optional(text),
  text: v.optional(text),
  steps: v.pipe(
    listOf(titledText, 3, 7),
    v.description("What to do, in order. Visitors can check each step off."),
  ),
});

const door = v.strictObject({
  id: v.pipe(
    oneOf(drawn.claimDoors),
    v.description("The name of its picture, and of its part of the page."),
  ),
  label: v.pipe(text, v.description("Two or three words under the picture.")),
  title: text,
  text,
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
      // Their lengths are drawn in app/pages/claims/clock.module.css.
      steps: listOf(
        v.strictObject({
          who: v.pipe(
            oneOf(["you", "carrier"]),
            v.description("Who acts. Only the carrier’s days are counted."),
          ),
          when: text,
          text,
        }),
        5,
      ),
      scale: v.pipe(text, v.description("How to read the drawing.")),
      limits: v.strictObject({ title: text, list: listOf(text, 1, 8) }),
      sources: v.pipe(
        v.array(oneOf(facts)),
        v.description(
          "Ids of facts.yaml or figures.yaml that this page relies on. They are listed at its end.",
        ),
      ),
    }),
    call: v.strictObject({ id: v.literal("call"), ...headed }),
  });

const carrier = v.strictObject({
  name: text,
  lines: v.pipe(
    listOf(oneOf(claimLines), 1, claimLines.length),
    v.description("What the carrier insures. Visitors can search for it."),
  ),
  phone,
  sample,
});

/**
 * content/en/carriers.yaml: who clients call with a claim, in alphabetical order. A real carrier may be named only
 * with its approval (28 TAC 21.122).
 */
export const carriersSchema = listFile("carriers", carrier);

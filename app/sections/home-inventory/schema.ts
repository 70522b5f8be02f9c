import * as v from "valibot";
import { field, listOf, text } from "#compile/schemas/page-schema.ts";
import { section, textsOf } from "#compile/schemas/section-schema.ts";

const fieldNames = ["room", "thing", "year", "price", "image"] as const;

export const homeInventory = section(
  "home-inventory",
  "A list of the things in a home, which stays in the browser. Without scripts it is an empty sheet to print.",
  {
    title: text,
    intro: v.optional(text),
    rooms: field(
      "The rooms to choose from, and on the sheet the things to look for in each.",
      listOf(v.strictObject({ name: text, things: listOf(text, 1, 6) }), 3, 12),
    ),
    fields: v.strictObject(
      v.entriesFromList(
        fieldNames,
        v.strictObject({ label: text, hint: v.optional(text) }),
      ),
    ),
    says: textsOf([
      "none",
      "sentence",
      "thing",
      "things",
      "room",
      "rooms",
      "total",
      "add",
      "keep",
      "remove",
      "removeAll",
      "csv",
      "send",
      "claim",
      "more",
      "hasPhoto",
    ]),
    errors: textsOf(["noThing", "long", "number", "unreadable", "full"]),
    leavesOut: listOf(text, 1, 8),
    example: field(
      "Invented things, shown and marked as an example until a visitor adds one.",
      listOf(
        v.strictObject({ room: text, thing: text, year: text, price: text }),
        1,
        6,
      ),
    ),
  },
);

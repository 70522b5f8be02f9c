import * as v from "valibot";
import { field, optional, text } from "#compile/schemas/page-schema.ts";
import { listSection } from "#compile/schemas/section-schema.ts";

export const declarations = listSection(
  "declarations",
  "An invented declarations page, on which the visitor chooses a line to have it explained.",
  v.strictObject({
    group: optional("A heading above this line."),
    label: text,
    example: field("What the invented page says."),
    decides: text,
    usual: field("What is usual in Texas."),
    ask: text,
  }),
  5,
  20,
);

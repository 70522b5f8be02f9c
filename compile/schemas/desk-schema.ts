import * as v from "valibot";
import { filledText } from "./filled-text.ts";
import { text } from "./page-schema.ts";

const message = { title: text, text };

/** content/en/desk.yaml: the office's page, which visitors never see. */
export const deskSchema = v.strictObject({
  name: text,
  pages: v.strictObject({
    open: v.strictObject({ ...message, button: text }),
    ended: v.strictObject({ ...message, button: text }),
    sent: v.strictObject(message),
    recent: v.strictObject(message),
    failed: v.strictObject(message),
  }),
  leads: v.strictObject({
    title: filledText("count"),
    none: text,
    ends: filledText("ends"),
    csv: text,
    due: filledText("due"),
    late: filledText("due"),
    suspect: text,
    more: filledText("count"),
    actions: v.strictObject({
      taken: text,
      answered: text,
      "not-a-lead": text,
    }),
    note: text,
    addNote: text,
    changeNote: text,
    saveNote: text,
    noteTooLong: filledText("count", "most"),
    noteChanged: filledText("note"),
    noteEmptied: text,
  }),
  csv: v.strictObject({
    reference: text,
    kind: text,
    received: text,
    due: text,
    who: text,
    name: text,
    email: text,
    phone: text,
    suspect: text,
    note: text,
  }),
});

import * as v from "valibot";
import { address, field, icon, listOf, text } from "./page-schema.ts";

/** A link or number for doing something. */
export const action = v.strictObject({
  label: text,
  to: field(
    "A page of this site (/about), a part of this page (#call), a phone number (tel:+17135550142) or an email address (mailto:name@example.com).",
    address,
  ),
});

/** One task for clients: what to do first, and ways to do it. */
export const serviceTask = v.strictObject({
  id: text,
  icon,
  title: text,
  text,
  inOrder: field(
    "True if the steps are taken one after the other, and so are numbered. False if they are notes.",
    v.boolean(),
  ),
  steps: listOf(text, 2, 6),
  actions: listOf(action, 1, 4),
});

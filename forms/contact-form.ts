import * as v from "valibot";
import {
  checkFields,
  emailField,
  lines,
  nameField,
  phoneField,
  text,
  type FieldsCheck,
} from "./fields.ts";

/** What the contact form may hold: the one set of rules that browser, server and command line share. */
export const contactAudiences = ["customer", "lender"] as const;

export const messageLimit = 5000;

export const contactSchema = v.strictObject({
  name: nameField,
  email: emailField,
  phone: phoneField,
  message: v.optional(
    v.pipe(
      text("Message", messageLimit, lines),
      v.nonEmpty("Enter your message"),
    ),
    "",
  ),
  audience: v.optional(v.picklist(contactAudiences), "customer"),
});

/** A message as the server keeps it. */
export type ContactMessage = v.InferOutput<typeof contactSchema>;

/** A message per field, for the fields that are wrong. */
export type FieldErrors = Partial<Record<keyof ContactMessage, string>>;

export type ContactCheck = FieldsCheck<ContactMessage>;

/** Checks what was sent. Fields of other names or types are errors too. */
export function checkContact(input: unknown): ContactCheck {
  return checkFields(contactSchema, input);
}

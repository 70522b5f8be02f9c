import * as v from "valibot";
import type { FieldRules, FormRules } from "#forms/field-rules.ts";
import { perhapsFilledText } from "./filled-text.ts";
import { text } from "./page-schema.ts";

/** A file of content/en/forms: the words of a form that brings leads, which has these rules. */
export function formSchema({ fields, groups }: FormRules) {
  const entries: v.ObjectEntries = {
    /** The form's name for screen readers. */
    label: text,
    /** What visitors send, within a sentence: "request". */
    what: text,
    /** What happens after it is sent, in a sentence. */
    next: v.optional(text),
    /** What alone the fields are used for: "to answer you". */
    purpose: text,
    /** What sending does not do, where it is not what all forms say. */
    limits: v.optional(text),
    /** For the server alone. */
    answers: v.strictObject({
      /** What one of its leads is called: "Certificate request". */
      name: text,
      /** How the subject of its mail begins, before the sender's name: "claim reported by". */
      subject: text,
      /** What happens now, in more words than `next`, for the thank-you page after a post without scripts. */
      thanks: text,
    }),
    ...(groups && { groups: texts(groups) }),
    fields: fieldsSchema(fields),
  };
  return v.strictObject(entries);
}

/** The words of fields with these rules, by name. */
export const fieldsSchema = (fields: Readonly<Record<string, FieldRules>>) =>
  v.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, rules]) => [
        name,
        v.strictObject(fieldEntries(rules)),
      ]),
    ),
  );

function fieldEntries(rules: FieldRules): v.ObjectEntries {
  return {
    label: text,
    /** Names the field in lists and mails of leads, where `label` is too long. */
    shortLabel: v.optional(text),
    ...(rules.type !== "box" && {
      hint: v.optional(text),
      /** What visitors should leave out. */
      privacy: v.optional(text),
    }),
    ...("options" in rules && { options: texts(rules.options) }),
    // Errors: for an empty field, and for a day that makes no sense.
    ...(rules.required && { required: text }),
    ...("range" in rules && { late: perhapsFilledText("years") }),
    ...("range" in rules && rules.range !== "past" && { early: text }),
  };
}

const texts = (names: readonly string[]) =>
  v.strictObject(v.entriesFromList(names, text));

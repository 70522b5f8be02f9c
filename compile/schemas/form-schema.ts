import * as v from "valibot";
import type {
  FieldRules,
  FormRules,
  LeadFormRules,
} from "#forms/field-rules.ts";
import { perhapsFilledText } from "./filled-text.ts";
import { pagePath, text } from "./page-schema.ts";
import { textsOf } from "./section-schema.ts";

/** A file in content/en/forms: the words of a form, as these rules require. */
export const formSchema = (rules: FormRules) =>
  v.strictObject(formEntries(rules));

/** The words of a form that brings leads. */
export const leadFormSchema = (rules: LeadFormRules) =>
  v.strictObject({ ...formEntries(rules), ...leadEntries });

function formEntries({ fields }: FormRules): v.ObjectEntries {
  const groups = Object.values(fields).flatMap(({ group = [] }) => group);
  return {
    /** The form's name for screen readers. */
    label: text,
    /** What visitors send, as part of a sentence: "request". */
    what: text,
    ...(groups.length > 0 && { groups: textsOf(groups) }),
    fields: fieldsSchema(fields),
  };
}

const leadEntries = {
  /** What happens after it is sent, in a sentence. {due}: the day and time when an answer is due, "Wednesday, 5:30 p.m." */
  next: v.optional(perhapsFilledText("due")),
  /** The only use of the fields: "to answer you". */
  purpose: text,
  /** What sending does not do, if it differs from other forms. */
  limits: v.optional(text),
  /** Only for the server. */
  answers: v.strictObject({
    /** The name of one of its leads: "Certificate request". */
    name: text,
    /** The start of its mail's subject, before the sender's name: "claim reported by". */
    subject: text,
    /** What happens next, in more words than `next`, for the thank-you page after a post without scripts. */
    thanks: text,
    /** What to do before the office answers, as a button on that page. */
    action: v.optional(v.strictObject({ label: text, to: pagePath })),
  }),
};

/** The words of the fields with these rules, by name. */
const fieldsSchema = (fields: Readonly<Record<string, FieldRules>>) =>
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
    /** The name of the field in lists and mails of leads, if `label` is too long. */
    shortLabel: v.optional(text),
    ...(rules.type !== "box" && {
      hint: v.optional(text),
      /** What visitors should leave out. */
      privacy: v.optional(text),
    }),
    ...("options" in rules && { options: textsOf(rules.options) }),
    // Errors for an empty field and for an invalid day.
    ...(rules.required && { required: text }),
    ...("range" in rules && { late: perhapsFilledText("years") }),
    ...("range" in rules && rules.range !== "past" && { early: text }),
  };
}

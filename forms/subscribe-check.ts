import * as v from "valibot";
import { subscribe } from "#content/forms/subscribe.ts";
import { formErrors } from "#content/ui/form-errors.ts";
import {
  checkFields,
  emailField,
  type ErrorWords,
  type FieldsCheck,
} from "./fields.ts";

/** The wording beside the box. It is kept with every subscription: a change of words is a new version. */
export const consentVersion = "2026-11";

/** What the subscribe form may hold, for browser and server. */
const schemaOf = ({ fields }: SubscribeWords, errors: ErrorWords) =>
  v.strictObject({
    email: v.pipe(
      emailField(fields.email.shortLabel, errors),
      v.nonEmpty(fields.email.required),
    ),
    terms: v.pipe(
      v.string(),
      v.check((value) => value === "yes", fields.terms.required),
    ),
  });

export type SubscribeWords = typeof subscribe;

export type SubscribeFields = v.InferOutput<ReturnType<typeof schemaOf>>;
export type SubscribeErrors = Partial<Record<keyof SubscribeFields, string>>;

export type SubscribeCheck = FieldsCheck<SubscribeFields>;

/** Checks what was sent. A field that is missing counts as empty: browsers leave out a box that is not ticked. */
export function checkSubscribe(
  input: Record<string, unknown>,
  words: SubscribeWords = subscribe,
  errors: ErrorWords = formErrors,
): SubscribeCheck {
  const schema = schemaOf(words, errors);
  return checkFields(schema, { email: "", terms: "", ...input });
}

import * as v from "valibot";
import { subscribe } from "#content/forms/subscribe.ts";
import { formErrors } from "#content/ui/form-errors.ts";
import {
  checkFields,
  emailField,
  type ErrorWords,
  type FieldsCheck,
} from "./fields.ts";

/** The wording next to the box. It is stored with every subscription, so changed words need a new version. */
export const consentVersion = "2026-11";

/** The fields of the subscribe form, for the browser and the server. */
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

/** Checks the input. A missing field counts as empty, because browsers leave out an unchecked box. */
export function checkSubscribe(
  input: Record<string, unknown>,
  words: SubscribeWords = subscribe,
  errors: ErrorWords = formErrors,
): SubscribeCheck {
  const schema = schemaOf(words, errors);
  return checkFields(schema, { email: "", terms: "", ...input });
}

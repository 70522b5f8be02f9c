import * as v from "valibot";
import { subscribeRules } from "#forms/subscribe-rules.ts";
import { filledText } from "./filled-text.ts";
import { fieldsSchema } from "./form-schema.ts";
import { text } from "./page-schema.ts";

/** content/en/forms/subscribe.yaml. */
export const subscribeFormSchema = v.strictObject({
  /** The form's name for screen readers. */
  label: text,
  submit: text,
  sending: text,
  /** What screen readers announce while it is sent. */
  status: text,
  failed: filledText("email"),
  /** The documents in the label of the box. */
  links: v.strictObject({ terms: text, privacy: text }),
  fields: v.strictObject({
    ...fieldsSchema(subscribeRules).entries,
    terms: v.strictObject({
      label: filledText("terms", "privacy"),
      required: text,
    }),
  }),
});

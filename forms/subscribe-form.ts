import * as v from "valibot";
import { contactSchema } from "./contact-form.ts";

/** The wording beside the box. It is kept with every subscription: a change of words is a new version. */
export const consentVersion = "2026-11";

/** What the subscribe form may hold, for browser and server. */
const subscribeSchema = v.strictObject({
  email: contactSchema.entries.email,
  terms: v.pipe(
    v.string(),
    v.check(
      (value) => value === "yes",
      "Tick the box to accept the Terms of Service & Privacy Policy",
    ),
  ),
});

export type SubscribeFields = v.InferOutput<typeof subscribeSchema>;
export type SubscribeErrors = Partial<Record<keyof SubscribeFields, string>>;

export type SubscribeCheck =
  | { ok: true; message: SubscribeFields }
  /** Misshapen: other fields or types than the form has. Nobody who filled in the form could mend that. */
  | { ok: false; misshapen: boolean; errors: SubscribeErrors };

/** Checks what was sent. A field that is missing counts as empty: browsers leave out a box that is not ticked. */
export function checkSubscribe(input: Record<string, unknown>): SubscribeCheck {
  const result = v.safeParse(subscribeSchema, {
    email: "",
    terms: "",
    ...input,
  });
  if (result.success) return { ok: true, message: result.output };
  const errors: Record<string, string> = {};
  for (const issue of result.issues)
    errors[v.getDotPath(issue) ?? ""] ??= issue.message;
  const misshapen = result.issues.some((issue) => issue.kind === "schema");
  return { ok: false, misshapen, errors };
}

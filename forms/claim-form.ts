import * as v from "valibot";
import { dayField, dayInTexas } from "./day.ts";
import {
  address,
  badEmail,
  checkbox,
  checkFields,
  emailPattern,
  lines,
  nameField,
  oneLine,
  text,
  type FieldsCheck,
} from "./fields.ts";

/** What a claim can be about. */
export const claimLines = {
  property: "Property",
  auto: "Auto",
  liability: "Liability",
  "workers-compensation": "Workers’ compensation",
  flood: "Flood",
} as const;

export type ClaimLine = keyof typeof claimLines;

export const claimLineNames = Object.keys(claimLines) as ClaimLine[];

/** The wording beside the box that allows texts. Its version is kept with the lead: other words are a new version. */
export const textConsent = {
  version: "2026-11",
  words:
    "You may text me about this claim at the number above. Message and data rates may apply. I can reply STOP at any time. You will call me whether I tick this or not.",
};

/** Fewer digits than that are no number that can be called. */
const fewestDigits = 7;

export const reportLimit = 5000;

/** What the form that reports a claim may hold. */
export const claimSchema = v.strictObject({
  name: nameField,
  phone: v.optional(
    v.pipe(
      text("Phone number", 40, oneLine),
      v.nonEmpty("Enter the phone number that we should call"),
      v.check(
        (value) => (value.match(/\p{Nd}/gu)?.length ?? 0) >= fewestDigits,
        "Enter a phone number with its area code",
      ),
    ),
    "",
  ),
  email: v.optional(
    v.pipe(
      text("Email address", 254, address),
      v.check((value) => value === "" || emailPattern.test(value), badEmail),
    ),
    "",
  ),
  line: v.optional(
    v.pipe(
      v.string(),
      v.nonEmpty("Choose what the claim is about"),
      v.picklist(claimLineNames),
    ),
    "",
  ),
  policy: v.optional(text("Policy number", 60, oneLine), ""),
  happenedOn: v.optional(dayField(), ""),
  message: v.optional(
    v.pipe(
      text("“What happened?”", reportLimit, lines),
      v.nonEmpty("Say in a few words what happened"),
    ),
    "",
  ),
  bestTime: v.optional(text("Best time to call", 100, oneLine), ""),
  textConsent: checkbox(),
});

/** A claim that is reported, as the server keeps it. */
export type ClaimReport = v.InferOutput<typeof claimSchema>;

export type ClaimErrors = Partial<Record<keyof ClaimReport, string>>;

export type ClaimCheck = FieldsCheck<ClaimReport>;

/** Checks what was sent, as of the day that `now` is in Texas. Fields of other names or types are errors too. */
export function checkClaim(input: unknown, now: Date): ClaimCheck {
  const check = checkFields(claimSchema, input);
  const errors: ClaimErrors = check.ok ? {} : { ...check.errors };
  const { happenedOn } = Object(input) as { happenedOn?: unknown };
  if (isText(happenedOn) && happenedOn.trim() > dayInTexas(now))
    errors.happenedOn ??= "Enter a date that is not in the future";
  if (Object.keys(errors).length === 0) return check;
  return { ok: false, misshapen: !check.ok && check.misshapen, errors };
}

const isText = (value: unknown) => typeof value === "string";

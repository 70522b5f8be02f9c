import * as v from "valibot";
import { dayField, dayInTexas, yearsLater } from "./day.ts";
import {
  checkbox,
  checkFields,
  emailField,
  lines,
  nameField,
  oneLine,
  phoneField,
  text,
  type FieldsCheck,
} from "./fields.ts";

/** The lines of coverage that a certificate can show: each a box of the form, by its name. */
export const certificateLines = {
  generalLiability: "General liability",
  commercialAuto: "Commercial auto",
  workersCompensation: "Workers’ compensation",
  umbrella: "Umbrella or excess",
  property: "Property",
  professionalLiability: "Professional liability",
} as const;

export type CertificateLine = keyof typeof certificateLines;

export const certificateLineNames = Object.keys(
  certificateLines,
) as CertificateLine[];

/** A certificate is asked for at most so many years ahead: what lies further away is a slip. */
const farthest = 2;

export const addressLimit = 500;
export const wordingLimit = 2000;

/** What the certificate request may hold, besides its file (attachment.ts). */
export const certificateSchema = v.strictObject({
  name: nameField,
  email: emailField,
  phone: phoneField,
  insured: v.optional(
    v.pipe(
      text("Named insured", 200, oneLine),
      v.nonEmpty("Enter the named insured as it stands on the policy"),
    ),
    "",
  ),
  policy: v.optional(text("Policy number", 60, oneLine), ""),
  holder: v.optional(
    v.pipe(
      text("Certificate holder", 200, oneLine),
      v.nonEmpty("Enter who asks for the certificate"),
    ),
    "",
  ),
  holderAddress: v.optional(
    v.pipe(
      text("Address", addressLimit, lines),
      v.nonEmpty("Enter the certificate holder’s address"),
    ),
    "",
  ),
  generalLiability: checkbox(),
  commercialAuto: checkbox(),
  workersCompensation: checkbox(),
  umbrella: checkbox(),
  property: checkbox(),
  professionalLiability: checkbox(),
  additionalInsured: checkbox(),
  wording: v.optional(text("Wording", wordingLimit, lines), ""),
  neededBy: v.optional(
    v.pipe(
      dayField(),
      v.nonEmpty("Enter the date by which you need the certificate"),
    ),
    "",
  ),
});

/** A certificate request as the server keeps it. */
export type CertificateRequest = v.InferOutput<typeof certificateSchema>;

/** `lines` stands for the boxes of the lines of coverage together. */
export type CertificateErrors = Partial<
  Record<keyof CertificateRequest | "lines" | "attachment", string>
>;

export type CertificateCheck = FieldsCheck<
  CertificateRequest,
  keyof CertificateErrors
>;

/** Checks what was sent, as of the day that `now` is in Texas. Fields of other names or types are errors too. */
export function checkCertificate(input: unknown, now: Date): CertificateCheck {
  const check = checkFields(certificateSchema, input);
  const sent = Object(input) as Record<string, unknown>;
  const errors: CertificateErrors = check.ok ? {} : { ...check.errors };
  if (!certificateLineNames.some((line) => sent[line]))
    errors.lines = "Choose at least one line of coverage";
  const late = errors.neededBy ?? outOfReach(sent.neededBy, now);
  if (late) errors.neededBy = late;
  if (Object.keys(errors).length === 0) return check;
  return { ok: false, misshapen: !check.ok && check.misshapen, errors };
}

function outOfReach(neededBy: unknown, now: Date) {
  const today = dayInTexas(now);
  const day = String(neededBy).trim();
  if (day < today) return "Enter a date that is today or later";
  if (day > yearsLater(today, farthest))
    return `Enter a date within ${farthest} years`;
  return undefined;
}

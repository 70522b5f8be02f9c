/**
 * The fields of forms without their words. The words are in content/en/forms, and the schemas of those files are
 * derived from the rules (compile/schemas/form-schema.ts), so nothing here may import `#content/`.
 */

type Rules = {
  /** Whether it must be filled in. Its words then include the error for an empty field. */
  required?: true;
  /** The field that may be filled in instead. If it is, this one may be empty. */
  unless?: string;
  /** The group that begins with this field, up to the next group or set of boxes. Its words are the heading. */
  group?: string;
  /** Whether it is beside the field before it, if there is room. */
  beside?: true;
};

type Typed = Rules & {
  /** What the browser may fill in (HTML, "Autofill"): "off" if the field is about another person. */
  autoComplete?: string;
};

/** The rules of a field, for browser, server, mail and command line. Lengths are in code points. */
export type FieldRules =
  | (Typed & { type: "text"; most: number })
  | (Typed & { type: "email" })
  | (Typed & {
      type: "phone";
      /** The fewest digits a number may have. */
      digits?: number;
    })
  | (Typed & { type: "lines"; most: number; rows: number })
  | (Rules & { type: "day"; range?: DayRange })
  /** One of several options, by value. `first` is the one chosen at the start, if any. */
  | (Rules & { type: "choice"; options: readonly string[]; first?: string })
  /** Boxes that answer one question together. Each is sent under its own name. */
  | (Rules & { type: "boxes"; options: readonly string[] })
  | (Rules & {
      type: "box";
      /** A consent is sent and stored as its wording, so a record shows what was agreed to, whatever changes later. */
      consent?: true;
    })
  /** Files: see attachment-rules.ts. */
  | (Rules & { type: "file" });

/** Which days are valid: none after today, or from today to this many years ahead. */
export type DayRange = "past" | { years: number };

/** The rules of a form. */
export type FormRules = {
  /**
   * The name of its leads in the store and in commands, and the end of the address that the form posts to:
   * /api/claim.
   */
  kind: string;
  /** The page with the form, and the page where it comes back with errors if it was posted without scripts. */
  page: string;
  /** Where visitors see it, if `page` shows it only with errors. */
  shownAt?: string;
  /** Whether the answer is the thank-you page with scripts too, so that the visitor can keep the reference. */
  answersOnPage?: true;
  /** By name, in the order of the form, its mails and lists. */
  fields: Readonly<Record<string, FieldRules>>;
};

/** The rules of a form that brings leads, which has fields for its sender. */
export type LeadFormRules = FormRules & {
  fields: Readonly<Record<"name" | "email" | "phone", FieldRules>>;
};

/** The sender's name. */
export const nameRules = {
  type: "text",
  autoComplete: "name",
  most: 200,
  required: true,
} as const satisfies FieldRules;

/** How the sender wants the answer. Nobody is texted without consent (47 CFR 64.1200). */
export const answerRules = {
  answerBy: { type: "boxes", options: ["callMe", "emailMe"] },
  textConsent: { type: "box", consent: true },
} as const satisfies FormRules["fields"];

/** The sender of a request. An email address or a phone number is enough to answer it. */
export const senderRules = {
  name: nameRules,
  email: {
    type: "email",
    autoComplete: "email",
    required: true,
    unless: "phone",
  },
  phone: {
    type: "phone",
    autoComplete: "tel",
    digits: 10,
    unless: "email",
    beside: true,
  },
  ...answerRules,
} as const satisfies FormRules["fields"];

/** The number of a policy, or its carrier. */
export const policyRules = {
  type: "text",
  autoComplete: "off",
  most: 60,
} as const satisfies FieldRules;

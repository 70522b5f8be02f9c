import * as v from "valibot";

/**
 * What the contact form may hold: the one set of rules that browser, server and command line share.
 * Lengths are in code points (bar 3.3).
 */
export const contactAudiences = ["customer", "lender"] as const;

const codePoints = (value: string) => [...value].length;

function text(label: string, most: number, clean: (value: string) => string) {
  return v.pipe(
    v.string(),
    v.transform(clean),
    v.check(
      (value) => codePoints(value) <= most,
      `${label} must be ${most} characters or fewer`,
    ),
  );
}

/** NFC and without control characters but line ends and tabs. Bidi and zero-width ones stay: names need them. */
function lines(value: string) {
  return value
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "")
    .normalize("NFC")
    .trim();
}

/** The same on one line: a name with a line end would forge a second line wherever names are listed. */
function oneLine(value: string) {
  return lines(value).replace(/[\n\t]+/g, " ");
}

/** One line with a domain in another script as the mail system knows it, which is how most browsers send it. */
function address(value: string) {
  const line = oneLine(value);
  const [, mailbox, domain] = /^(.*@)([^\s@:/?#%\\[\]]+)$/.exec(line) ?? [];
  const url = `http://${domain}`;
  return domain && /[^\u0000-\u007f]/.test(domain) && URL.canParse(url)
    ? mailbox + new URL(url).hostname
    : line;
}

/** The pattern of <input type=email> (HTML standard, "valid e-mail address"): no quotes, spaces or comments. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

// A field that is missing counts as empty, so that its message is the form's own.
export const contactSchema = v.strictObject({
  name: v.optional(
    v.pipe(text("Name", 200, oneLine), v.nonEmpty("Enter your name")),
    "",
  ),
  email: v.optional(
    v.pipe(
      text("Email address", 254, address),
      v.nonEmpty("Enter your email address"),
      v.regex(
        emailPattern,
        "Enter an email address in the form name@example.com",
      ),
    ),
    "",
  ),
  phone: v.optional(text("Phone number", 40, oneLine), ""),
  message: v.optional(
    v.pipe(text("Message", 5000, lines), v.nonEmpty("Enter your message")),
    "",
  ),
  audience: v.optional(v.picklist(contactAudiences), "customer"),
});

/** A message as the server keeps it. */
export type ContactMessage = v.InferOutput<typeof contactSchema>;

/** A message per field, for the fields that are wrong. */
export type FieldErrors = Partial<Record<keyof ContactMessage, string>>;

export type ContactCheck =
  | { ok: true; message: ContactMessage }
  /** Misshapen: other fields or types than the form has. Nobody who filled in the form could mend that. */
  | { ok: false; misshapen: boolean; errors: FieldErrors };

/** Checks what was sent. Fields of other names or types are errors too. */
export function checkContact(input: unknown): ContactCheck {
  const result = v.safeParse(contactSchema, input);
  if (result.success) return { ok: true, message: result.output };
  const errors: Record<string, string> = {};
  for (const issue of result.issues)
    errors[v.getDotPath(issue) ?? ""] ??= issue.message;
  const misshapen = result.issues.some((issue) => issue.kind === "schema");
  return { ok: false, misshapen, errors };
}

import * as v from "valibot";
import { site } from "#content/site.ts";
import { emailPattern } from "#forms/fields.ts";
import type { OutboxTable } from "#server/store/schema.ts";

export type MailConfig = {
  sender: Sender;
  /** Undefined: mails wait in the outbox until there is a mail server. */
  smtp: SmtpConfig | undefined;
  alert: AlertConfig;
};

/** How the owner learns that mails of leads do not arrive. */
export type AlertConfig = {
  smtp: SmtpConfig | undefined;
  /** Often it is a secret in itself. Never told. */
  webhook: string | undefined;
};

/** What mails to subscribers say of us. */
export type Sender = {
  /** Where their links lead: the site as visitors reach it. */
  publicOrigin: string;
  /** CAN-SPAM asks for it. */
  postalAddress: string;
};

export type SmtpConfig = {
  /** smtp: (with STARTTLS where the server offers it) or smtps:, with user and password. Never told. */
  url: string;
  /** The address that mails come from, and the one that leads go to. */
  from: string;
  to: string;
  /** Where leads of a kind go to another one. */
  toOf?: Partial<Record<OutboxTable["kind"], string | undefined>>;
};

const address = v.pipe(
  v.string(),
  v.regex(emailPattern, "is no address such as leads@example.com"),
);

const { street, city, state, zip } = site.address;

const smtpUrl = v.pipe(
  v.string(),
  v.check(
    isSmtp,
    "is no address such as smtps://user:password@mail.example.com:465",
  ),
);

/** The environment's settings for mail. */
export const mailSettings = {
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(address),
  MAIL_TO: v.optional(address),
  /** Where leads of these kinds go instead. */
  MAIL_TO_CERTIFICATES: v.optional(address),
  MAIL_TO_CLAIMS: v.optional(address),
  MAIL_TO_LENDERS: v.optional(address),
  /** Who is told when leads are not delivered for a day, and by which mail server where SMTP_URL may be the problem. */
  ALERT_MAIL_TO: v.optional(address),
  ALERT_SMTP_URL: v.optional(smtpUrl),
  ALERT_WEBHOOK_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isWebhook, "is no address such as https://hooks.example.com/x"),
    ),
  ),
  MAIL_POSTAL_ADDRESS: v.optional(
    v.pipe(v.string(), v.trim(), v.nonEmpty("is empty")),
    `${site.legalName}, ${street}, ${city}, ${state} ${zip}`,
  ),
};

type Settings = v.InferOutput<v.ObjectSchema<typeof mailSettings, undefined>>;

/** Without a setting, links lead to the origin that the pages name as theirs: nobody else can open localhost. */
export function mailConfig(
  settings: Settings & { VITE_PUBLIC_ORIGIN?: string | undefined },
): MailConfig {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to } = settings;
  const { ALERT_MAIL_TO: alertTo, ALERT_SMTP_URL: alertUrl = url } = settings;
  const toOf = {
    certificate: settings.MAIL_TO_CERTIFICATES,
    claim: settings.MAIL_TO_CLAIMS,
    lender: settings.MAIL_TO_LENDERS,
  };
  return {
    sender: {
      publicOrigin: settings.VITE_PUBLIC_ORIGIN ?? site.origin,
      postalAddress: settings.MAIL_POSTAL_ADDRESS,
    },
    smtp: url && from && to ? { url, from, to, toOf } : undefined,
    alert: {
      smtp:
        alertUrl && from && alertTo
          ? { url: alertUrl, from, to: alertTo }
          : undefined,
      webhook: settings.ALERT_WEBHOOK_URL,
    },
  };
}

/** Without a query: Nodemailer would take options from it, such as one that writes every mail to the terminal. */
function isSmtp(text: string): boolean {
  const { protocol, hostname, search } = URL.parse(text) ?? {};
  return /^smtps?:$/.test(protocol ?? "") && Boolean(hostname) && !search;
}

/** In clear only to this machine. fetch takes no password in an address. */
function isWebhook(text: string): boolean {
  const { protocol, hostname, username, password } = URL.parse(text) ?? {};
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname ?? "");
  return (
    !username &&
    !password &&
    (protocol === "https:" || (protocol === "http:" && isLocal))
  );
}

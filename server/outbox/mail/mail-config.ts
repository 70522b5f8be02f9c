import * as v from "valibot";
import { site } from "#content/site.ts";
import { emailPattern } from "#forms/email-address.ts";
import { count, setting } from "#server/setting.ts";
import type { OutboxTable } from "#server/store/schema.ts";
import type { WebhookConfig } from "#server/outbox/webhook/webhook-config.ts";
import { usualMailing } from "#server/outbox/lead-mailing.ts";

export type SmtpConfig = {
  /** smtp: (with STARTTLS if the server offers it) or smtps:, with user and password. Never shown. */
  url: string;
  /** The sender's address. */
  from: string;
} & Mailboxes;

/** The addresses for leads. */
export type Mailboxes = {
  to: string;
  /** Other addresses for leads of certain kinds. */
  toOf?: Partial<Record<OutboxTable["kind"], string | undefined>>;
};

const address = v.pipe(
  v.string(),
  v.regex(emailPattern, "is not an address such as leads@example.com"),
);

/** As one text, as in a mail's header. */
const addresses = v.pipe(
  v.string(),
  v.transform((list) => addressesOf(list)),
  v.everyItem(
    (one) => emailPattern.test(one),
    "is not an address such as leads@example.com, or several with commas between",
  ),
  v.transform((list) => list.join(", ")),
);

const smtpUrl = v.pipe(
  v.string(),
  v.check(
    isSmtp,
    "is not an address such as smtps://user:password@mail.example.com:465 (in user and password write %40 for @, %23 for #, %2F for /, %3F for ? and %3A for :)",
  ),
);

/** The mail settings of the environment. */
export const mailSettings = {
  SMTP_URL: setting(
    "The mail server: `smtps://user:password@host:465` or `smtp://…`. Without it mails wait in the outbox.",
    smtpUrl,
  ),
  MAIL_FROM: setting(
    "The address that mails come from. `SMTP_URL` needs it.",
    address,
  ),
  MAIL_TO: setting(
    "The address that leads go to, or several with commas between. `SMTP_URL` needs it.",
    addresses,
  ),
  MAIL_TO_CERTIFICATES: setting(
    "Where requests for certificates go.",
    addresses,
    { otherwise: "`MAIL_TO`" },
  ),
  MAIL_TO_CLAIMS: setting("Where claims go.", addresses, {
    otherwise: "`MAIL_TO`",
  }),
  MAIL_TO_LENDERS: setting("Where requests from lenders go.", addresses, {
    otherwise: "`MAIL_TO`",
  }),
  MAIL_ATTACHMENTS_MAX_MB: setting(
    "The most that the files of a lead may have together to be in its mail; otherwise they stay in the store. 0 attaches none. Many mail servers refuse more than 10 MB in all.",
    count("MB"),
    { byDefault: "7", unit: "MB" },
  ),
  MAIL_RECEIPTS: setting(
    "Whether visitors get a receipt of what they sent: `on` or `off`. It never contains what they typed.",
    v.picklist(["on", "off"], "is neither on nor off"),
    { byDefault: "on" },
  ),
  MAIL_STRANGERS_PER_DAY: setting(
    "The most receipts and confirmations a day, a fifth of them in one hour. Keep it well below what your mail server allows in a day: leads, which go first, need the rest.",
    count("mails"),
    { byDefault: String(usualMailing.strangersPerDay), unit: "mails" },
  ),
  MAIL_POSTAL_ADDRESS: setting(
    "The postal address at the end of every newsletter mail, which CAN-SPAM requires.",
    v.pipe(v.string(), v.trim(), v.nonEmpty("is empty")),
    {
      byDefault: usualMailing.sender.postalAddress,
      otherwise: "the address in `site.yaml`",
    },
  ),
  NEWSLETTERS_PER_MINUTE: setting(
    "The most newsletter mails.",
    count("mails", 1),
    { byDefault: "60", unit: "mails a minute" },
  ),
};

type Settings = v.InferOutput<v.ObjectSchema<typeof mailSettings, undefined>>;

/** The addresses of a list with commas. */
export const addressesOf = (list: string): string[] =>
  list.trim().split(/\s*,\s*/);

/** The mailbox for mails of a kind: an address, or several with commas between. */
export const mailboxFor = (
  { to, toOf }: Mailboxes,
  kind: OutboxTable["kind"],
): string => toOf?.[kind] ?? to;

/** Without a setting, links use the canonical origin of the pages, because only this machine can open localhost. */
export function mailConfig(
  settings: Settings & { VITE_PUBLIC_ORIGIN?: string | undefined },
  webhook?: WebhookConfig,
) {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to } = settings;
  const toOf = {
    certificate: settings.MAIL_TO_CERTIFICATES,
    claim: settings.MAIL_TO_CLAIMS,
    lender: settings.MAIL_TO_LENDERS,
  };
  const sender = {
    publicOrigin: settings.VITE_PUBLIC_ORIGIN ?? site.origin,
    postalAddress: settings.MAIL_POSTAL_ADDRESS,
  };
  return {
    sender,
    newslettersPerMinute: settings.NEWSLETTERS_PER_MINUTE,
    mailing: {
      sender,
      attachMost: settings.MAIL_ATTACHMENTS_MAX_MB * 1_000_000,
      receipts: settings.MAIL_RECEIPTS === "on",
      strangersPerDay: settings.MAIL_STRANGERS_PER_DAY,
      desks: toOf,
      ownAddresses: [site.email, from, to, ...Object.values(toOf)].flatMap(
        (own) => (own === undefined ? [] : addressesOf(own)),
      ),
      webhook: webhook && { mapping: webhook.mapping },
    },
    mailboxes: { to: to ?? site.email, toOf },
    /** If undefined, mails wait in the outbox until there is a mail server. */
    smtp: url && from && to ? { url, from, to, toOf } : undefined,
  };
}

/**
 * Without a query: Nodemailer would take options from it, such as one that writes every mail to the terminal. A
 * password with a bare @, # or / would make its end the host.
 */
function isSmtp(text: string): boolean {
  const { protocol, hostname, pathname, search, hash } = URL.parse(text) ?? {};
  return (
    /^smtps?:$/.test(protocol ?? "") &&
    Boolean(hostname) &&
    /^\/?$/.test(pathname ?? "") &&
    !search &&
    !hash &&
    text.split("@").length <= 2
  );
}

import { once } from "node:events";
import { createTransport } from "nodemailer";
import { site } from "#content/site.ts";
import { emailPattern } from "#forms/email-address.ts";
import { log } from "#server/log.ts";
import {
  connections,
  SendError,
  type ToSend,
  type Transport,
} from "#server/outbox/transport.ts";
import { timeLimit } from "#server/time-limit.ts";
import type { Attachment } from "#server/uploads/attachment.ts";
import { addressesOf, mailboxFor, type SmtpConfig } from "./mail-config.ts";

/** In milliseconds. Opening a connection takes at most connectionTimeout in total. */
const limits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** For a whole send, in milliseconds: a server that answers one byte per second never goes silent. */
const deadline = 2 * 60_000;

/** A mail with the files that go with it. */
export type MailToSend = ToSend & { files?: readonly Attachment[] };

/** Sends over SMTP through a pool of connections that stay open between mails. */
export function smtpTransport({
  url,
  ...config
}: SmtpConfig): Transport<MailToSend> {
  const { from } = config;
  const domain = from.slice(from.indexOf("@") + 1);
  const pool = createTransport({
    ...limits,
    url,
    pool: true,
    maxConnections: connections,
    // The server closed a connection while it was idle: one more try.
    maxRequeues: 1,
    // A password never leaves the machine unencrypted.
    requireTLS: hasPassword(url) && !isLocal(url),
    name: domain,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, signal) {
      const message = toMessage(mail, { ...config, domain });
      using limit = timeLimit(signal, deadline);
      const { rejected } = await pool
        .sendMail({ ...message, signal: limit.signal })
        .catch(rethrow);
      if (rejected.length > 0)
        log("error", "mail refused for one address of several", {
          id: mail.id,
        });
    },
    async verify(signal) {
      using limit = timeLimit(signal, deadline);
      const late = once(limit.signal, "abort").then(() =>
        rethrow({ code: "ETIMEDOUT" }),
      );
      await Promise.race([pool.verify().catch(rethrow), late]);
    },
    close: () => pool.close({ force: true }),
  };
}

type Addresses = Omit<SmtpConfig, "url"> & { domain: string };

const toVisitors: ReadonlySet<string> = new Set([
  "confirmation",
  "receipt",
  "newsletter",
]);

/** Of what a visitor typed only the address is in a header, and only in Reply-To. */
function toMessage(mail: MailToSend, addresses: Addresses) {
  const { from, domain } = addresses;
  const { recipient, kind } = mail;
  // Of a visitor there is one address, whatever is in it.
  const to = toVisitors.has(kind)
    ? [recipient ?? ""]
    : addressesOf(recipient ?? mailboxFor(addresses, kind));
  if (!to.every((one) => emailPattern.test(one)))
    throw new SendError("EENVELOPE", "refused");
  const visitor = mail.reply_to;
  const isFromVisitor = visitor !== null && emailPattern.test(visitor);
  // A reply about a lead without an address stays in the office, and does not go to the website's own.
  const replyTo = isFromVisitor ? [visitor] : recipient === null ? to : [];
  return {
    from: { name: site.name, address: from },
    to: to.map(plain),
    ...(replyTo.length > 0 && { replyTo: replyTo.map(plain) }),
    envelope: { from, to },
    subject: mail.subject,
    text: mail.body ?? "",
    ...(mail.html && { html: mail.html }),
    ...(mail.files && {
      attachments: mail.files.map(({ file_name, media_type, content }) => ({
        filename: file_name,
        contentType: media_type,
        content: Buffer.from(content),
      })),
    }),
    encoding: "quoted-printable",
    // The same at every try, so that a mail that comes twice is seen to be one.
    messageId: `<${mail.id}@${domain}>`,
    date: new Date(mail.created_at),
    xMailer: false as const,
    headers: {
      // Nobody's out-of-office answers it (RFC 3834). Exchange looks at its own header only.
      "X-Auto-Response-Suppress": "All",
      "Auto-Submitted":
        mail.kind === "receipt" ? "auto-replied" : "auto-generated",
      ...(kind === "newsletter" && {
        // RFC 2919.
        "List-Id": `<newsletter.${domain}>`,
      }),
      ...(mail.unsubscribe_url && {
        "List-Unsubscribe": `<${mail.unsubscribe_url}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}

const plain = (address: string) => ({ name: "", address });

/** Nodemailer's errors tell the reply, or of the network the original code. Their message can hold an address. */
function rethrow(error: unknown): never {
  const {
    code,
    originalCode,
    responseCode,
    command,
    response = "",
  } = (error ?? {}) as {
    code?: string;
    command?: string;
    response?: string;
    originalCode?: string;
    responseCode?: number;
  };
  const reportedCode = String(
    responseCode ?? originalCode ?? code ?? "unknown",
  );
  if (responseCode !== undefined && isQuota(response))
    throw new SendError(reportedCode, "limited");
  // What is about this mail; all else, and 421, is about the server.
  const isOfMail = code === "EENVELOPE" || code === "EMESSAGE";
  if (!isOfMail || responseCode === 421)
    throw new SendError(reportedCode, "unreachable");
  const isLater = responseCode !== undefined && responseCode < 500;
  // 5.7 is about us: relaying, or a policy (RFC 3463).
  const isOfAddress =
    command === "RCPT TO" &&
    responseCode !== undefined &&
    !isLater &&
    !/\b5\.7\.\d/.test(response);
  throw new SendError(
    reportedCode,
    isLater ? "deferred" : "refused",
    0,
    isOfAddress,
  );
}

/** Whether a server says that we have sent too much. X.2 is about the recipient's mailbox, which may be full (RFC 3463). */
const isQuota = (response: string) =>
  /throttl|(?:quota|limit|rate)\W+(?:"?\w+"?\W+)?exceeded|exceeded\W.*(?:quota|limit)|too many (?:messages|mails|emails)|QuotaExceeded/i.test(
    response,
  ) && !/\b[45]\.2\.[12]\b/.test(response);

const hasPassword = (url: string) => new URL(url).password !== "";

const isLocal = (url: string) =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);

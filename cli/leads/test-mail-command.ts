import { randomUUID } from "node:crypto";
import { test as words } from "#content/mail/test.ts";
import { addressesOf } from "#server/outbox/mail/mail-config.ts";
import { smtpTransport } from "#server/outbox/mail/smtp.ts";
import { SendError } from "#server/outbox/transport.ts";
import { UsageError, type Command } from "./command.ts";

export const testMail: Command = {
  takes: "",
  does: "sends a mail to each address that leads go to, and says what the mail server answers",
  async run(more, { config, now }) {
    if (more.length > 0) throw new UsageError();
    const { smtp } = config.mail;
    if (!smtp) throw new Error("SMTP_URL, MAIL_FROM and MAIL_TO are not set");
    const transport = smtpTransport(smtp);
    const lists = [smtp.to, ...Object.values(smtp.toOf)];
    const addresses = lists.flatMap((list) => (list ? addressesOf(list) : []));
    try {
      for (const recipient of new Set(addresses)) {
        await transport
          .send(mailTo(recipient, now()), new AbortController().signal)
          .catch((error: unknown) => {
            const problem = error instanceof SendError ? error.code : error;
            throw new Error(`No mail to ${recipient}: ${problem}`);
          });
        console.log(`The mail server has accepted a mail to ${recipient}.`);
      }
    } finally {
      transport.close();
    }
  },
};

const mailTo = (recipient: string, now: Date) =>
  ({
    id: randomUUID(),
    kind: "contact",
    recipient,
    reply_to: null,
    subject: words.subject,
    body: `${words.body}\n`,
    html: null,
    unsubscribe_url: null,
    created_at: now.toISOString(),
  }) as const;

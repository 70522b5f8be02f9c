import { randomUUID } from "node:crypto";
import type {
  AlertConfig,
  SmtpConfig,
} from "#server/outbox/mail/mail-config.ts";
import { smtpTransport } from "#server/outbox/mail/smtp.ts";

/** What the owner is told: for people, and as `facts` for programs. No personal data. */
export type Alert = { subject: string; text: string; facts: object };

/** A way to reach the owner other than the mail of the leads. */
export type AlertChannel = {
  name: "mail" | "webhook";
  /** Resolves once the channel has accepted the alert, otherwise throws. */
  send: (alert: Alert) => Promise<void>;
};

/** Time limit for a webhook, in milliseconds. */
const patience = 10_000;

export function alertChannels({ smtp, webhook }: AlertConfig): AlertChannel[] {
  return [
    ...(smtp ? [mailChannel(smtp)] : []),
    ...(webhook ? [webhookChannel(webhook)] : []),
  ];
}

/** A new connection for each alert: one a day needs no pool. */
function mailChannel(smtp: SmtpConfig): AlertChannel {
  return {
    name: "mail",
    async send(alert) {
      const transport = smtpTransport(smtp);
      try {
        await transport.send(mailOf(alert), new AbortController().signal);
      } finally {
        transport.close();
      }
    },
  };
}

function mailOf({ subject, text }: Alert) {
  return {
    id: randomUUID(),
    kind: "contact",
    recipient: null,
    reply_to: null,
    subject,
    body: `${text}\n`,
    html: null,
    unsubscribe_url: null,
    created_at: new Date().toISOString(),
  } as const;
}

/** Slack, Teams and similar tools show `text`; the rest is for programs. */
function webhookChannel(url: string): AlertChannel {
  return {
    name: "webhook",
    async send({ text, facts }) {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ text, ...facts }),
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      });
      await answer.body?.cancel();
      if (!answer.ok)
        throw Object.assign(new Error("refused"), { code: answer.status });
    },
  };
}

import { randomUUID } from "node:crypto";
import { fillIn } from "#words/fill-in.ts";
import { alert } from "#content/mail/alert.ts";
import type {
  AlertConfig,
  SmtpConfig,
} from "#server/outbox/mail/mail-config.ts";
import { smtpTransport } from "#server/outbox/mail/smtp.ts";
import type { LateLeads } from "./reconcile.ts";

/** A way to reach the owner other than the mail of the leads. */
export type AlertChannel = {
  name: "mail" | "webhook";
  /** Resolves once the channel has accepted the alert, otherwise throws. */
  send: (late: LateLeads) => Promise<void>;
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
    async send(late) {
      const transport = smtpTransport(smtp);
      try {
        await transport.send(alertMail(late), new AbortController().signal);
      } finally {
        transport.close();
      }
    },
  };
}

function alertMail(late: LateLeads) {
  return {
    id: randomUUID(),
    kind: "contact",
    recipient: null,
    reply_to: null,
    subject: fillIn(alert.subject, { count: late.count }),
    body: `${textOf(late)}\n`,
    html: null,
    unsubscribe_url: null,
    created_at: new Date().toISOString(),
  } as const;
}

/** Slack, Teams and similar tools show `text`; the rest is for programs. */
function webhookChannel(url: string): AlertChannel {
  return {
    name: "webhook",
    async send(late) {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ text: textOf(late), ...late }),
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      });
      await answer.body?.cancel();
      if (!answer.ok)
        throw Object.assign(new Error("refused"), { code: answer.status });
    },
  };
}

function textOf({ count, dead, oldest, references }: LateLeads) {
  const named = references.join(", ");
  const more = count - references.length;
  return [
    fillIn(alert.count, { count, oldest, dead }),
    more > 0 ? fillIn(alert.more, { references: named, count: more }) : named,
    alert.help,
  ].join("\n\n");
}

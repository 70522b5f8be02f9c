import type { MiddlewareHandler } from "hono";
import type { Kysely } from "kysely";
import { leadLinks as words } from "#content/lead-links.ts";
import { mailLinks, type LinkAnswer } from "#server/intake/mail-links.ts";
import { log } from "#server/log.ts";
import { mailboxFor, type Mailboxes } from "#server/outbox/mail/mail-config.ts";
import type { SendPage } from "#server/http/send-page.ts";
import type { LeadTable, Tables } from "#server/store/schema.ts";
import { inTexas } from "#server/texas-time.ts";
import {
  leadActions,
  linkStatus,
  readLeadLink,
  type LeadAction,
} from "./lead-links.ts";
import { mayFollow, setLeadStatus } from "./lead-status.ts";

type Dependencies = {
  db: Kysely<Tables>;
  sendPage: SendPage;
  /** Limits requests from one network. */
  limit: MiddlewareHandler;
  now: () => Date;
  mailboxes: Mailboxes;
};

/** The links in the mail of a lead. Their pages (content/en/lead-links.yaml) show only its reference. */
export function leadLinkRoute({
  db,
  sendPage,
  limit,
  now,
  mailboxes,
}: Dependencies) {
  async function answer(
    action: LeadAction,
    token: string,
    isPressed: boolean,
  ): Promise<LinkAnswer> {
    const id = await readLeadLink(db, token, action);
    if (!id) return { page: "invalid", status: 400 };
    const lead = await db
      .selectFrom("leads")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    if (!lead) return { page: "gone", status: 410 };
    const status = linkStatus[action];
    if (!isPressed && mayFollow(lead.status, status)) {
      const { reference } = lead;
      return { page: action, told: { reference }, status: 200 };
    }
    const changed = isPressed
      ? await setLeadStatus(db, id, {
          status,
          mailbox: mailboxFor(mailboxes, lead.kind),
          now: now(),
        })
      : lead;
    if (!changed) return { page: "gone", status: 410 };
    if (changed.status_at !== lead.status_at)
      log("info", "lead status", { reference: lead.reference, status });
    return stateOf(changed);
  }

  const links = leadActions.map((action) => [
    action,
    (token: string, isPressed: boolean) => answer(action, token, isPressed),
  ]);
  return mailLinks(Object.fromEntries(links), {
    folder: "/lead",
    subject: "lead",
    sendPage,
    limit,
  });
}

function stateOf({ reference, status, status_at, status_by }: LeadTable) {
  return {
    page: `is-${status}`,
    told: {
      reference,
      when: status_at ? inTexas(new Date(status_at)) : "",
      mailbox: status_by ?? words.commandLine,
    },
    status: 200 as const,
  };
}

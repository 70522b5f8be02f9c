import { Hono, type Context, type MiddlewareHandler } from "hono";
import type { Kysely } from "kysely";
import { leadLinks as words } from "#content/lead-links.ts";
import { formProblems } from "#content/ui/form-problems.ts";
import { problem } from "#server/intake/form-answers.ts";
import { log, reason } from "#server/log.ts";
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

/** The name of a page below /lead (content/en/lead-links.yaml), and what its words name in braces. */
type Answer = {
  page: string;
  told?: Record<string, string>;
  status: 200 | 400 | 410 | 503;
};

/**
 * The links in the mail of a lead. Opening one changes nothing, because mail scanners open links; the page's button
 * posts to the same address. The token in the address is all that counts, and the page shows only the reference.
 */
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
  ): Promise<Answer> {
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

  const respond = (action: LeadAction) => async (context: Context) => {
    const { page, told, status } = await answer(
      action,
      context.req.query("token") ?? "",
      context.req.method === "POST",
    ).catch((error: unknown): Answer => {
      log("error", "lead link failed", reason(error));
      context.header("Retry-After", "30");
      return { page: "failed", status: 503 };
    });
    context.header("Cache-Control", "no-store");
    const query = new URLSearchParams(told);
    return sendPage(context, `/lead/${page}?${query}`, {
      status,
      comesFirst: true,
    });
  };

  const route = new Hono();
  for (const action of leadActions)
    route
      .on(["GET", "POST"], `/${action}`, limit, respond(action))
      .all(`/${action}`, (context) => {
        context.header("Allow", "GET, HEAD, POST");
        return problem(context, 405, formProblems.methods);
      });
  return route;
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

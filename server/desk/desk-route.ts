import { Hono, type Context, type MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { desk as words } from "#content/desk.ts";
import {
  pathOfLead,
  type DeskView,
  type LeadAction,
} from "#app/document/desk-view.ts";
import type { Notice } from "#app/document/notice.ts";
import { attachmentTypes } from "#forms/attachment-rules.ts";
import { leadKinds, type LeadKind } from "#forms/kinds.ts";
import { sendBusyPage } from "#server/http/busy-page.ts";
import type { SendPage } from "#server/http/send-page.ts";
import type { Intake } from "#server/intake/intake.ts";
import { readEntries } from "#server/intake/read-entries.ts";
import { sameOrigin } from "#server/intake/same-origin.ts";
import {
  deskLasts,
  deskOfDevice,
  deskOfLink,
  endDesks,
  isDeskOf,
  noteUse,
  openDesk,
  openDesks,
} from "#server/leads/desk-links.ts";
import { columnsOf, rowOf } from "#server/leads/lead-rows.ts";
import {
  actionStatus,
  closeSuspects,
  leadActions,
  setLeadStatus,
} from "#server/leads/lead-status.ts";
import { log, reason } from "#server/log.ts";
import {
  isShown,
  readNotices,
  removeNotice,
  shownOf,
  writeNotice,
} from "#server/notice/notices.ts";
import { endNewsletterLinks } from "#server/newsletter/newsletter-links.ts";
import { findIssue, nextIssue } from "#server/newsletter/newsletters.ts";
import { mailOffice, officeMails } from "#server/newsletter/office-mail.ts";
import { limits } from "#server/notice/check-notice.ts";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import { mailboxFor, type Mailboxes } from "#server/outbox/mail/mail-config.ts";
import { enqueue } from "#server/outbox/outbox.ts";
import type { Db, DeskTable, LeadTable } from "#server/store/schema.ts";
import { inTexas, inTexasShort } from "#server/texas-time.ts";
import { toCsv } from "#words/csv.ts";
import { fillIn } from "#words/fill-in.ts";
import { askForLink } from "./ask-for-link.ts";
import {
  countOpen,
  inWords,
  listedLeads,
  pageOfLeads,
  statusOf,
} from "./desk-leads.ts";
import { noticeMail, openedMail } from "./desk-mails.ts";
import { checkTyped, prepared } from "./desk-notice.ts";
import { longestNote, saveNote } from "./desk-notes.ts";
import { openedLead } from "./opened-lead.ts";

type Dependencies = {
  db: Db;
  /** For what the desk lists: it holds up no post. */
  reads: Db;
  intake: Pick<Intake, "deskRequests">;
  sendPage: SendPage;
  /** Limits requests from one network, if they are not of an open desk. */
  limit: MiddlewareHandler;
  now: () => Date;
  mailboxes: Mailboxes;
  sender: Sender;
  wakeMail: () => void;
  /** The only origins that may post. */
  origins: readonly string[];
  isHttps: boolean;
  /** Has this server read the notice at once. */
  lookAtNotice: () => Promise<void>;
};

/** The desk that is open on the device of a request. */
type DeskEnv = { Variables: { desk: DeskTable | undefined } };
type DeskContext = Context<DeskEnv>;

/** The longest name of somebody at the desk. */
const longestName = 60;

/** What a browser says about its device. Chromebooks and Android say Linux too. */
const systems = /iPhone|iPad|Android|CrOS|Windows|Mac|Linux/;

/** Only the desk sets a cookie, and the browser sends it nowhere else. */
const cookieName = "desk";

/**
 * The office's desk. A link in its mail opens it with a button, because mail scanners open links, and then works only
 * on that device, by a cookie (docs/decisions/0054).
 */
export function deskRoute({
  db,
  reads,
  intake,
  sendPage,
  limit,
  now,
  mailboxes,
  sender,
  wakeMail,
  origins,
  isHttps,
  lookAtNotice,
}: Dependencies) {
  const office = { sender, mailboxes };
  const show = (
    context: Context,
    desk: DeskView,
    status: ContentfulStatusCode = 200,
  ) => sendPage(context, "/desk", { desk, status, comesFirst: true });

  /** The mailbox whose leads a desk shows; undefined for the office's own, which sees all. */
  const scopeOf = ({ mailbox }: DeskTable) =>
    mailbox === mailboxes.to ? undefined : mailbox;

  const kindsOf = (desk: DeskTable): LeadKind[] => {
    const mailbox = scopeOf(desk);
    return leadKinds.filter(
      (kind) => !mailbox || mailboxFor(mailboxes, kind) === mailbox,
    );
  };

  const findLead = (
    desk: DeskTable,
    column: "id" | "reference",
    value: string,
  ) =>
    reads
      .selectFrom("leads")
      .selectAll()
      .where(column, "=", value)
      .where("kind", "in", kindsOf(desk))
      .executeTakeFirst();

  /** Everyone at a desk that shows leads of a kind. */
  const colleaguesFor = async (kind: LeadKind) =>
    (await openDesks(reads, undefined, now()))
      .filter((one) => kindsOf(one).includes(kind))
      .map(nameOf);

  const showLead = async (
    context: Context,
    desk: DeskTable,
    lead: LeadTable,
    refused?: { typed: string; error: string },
  ) => {
    const view = await openedLead(reads, lead, {
      who: nameOf(desk),
      colleagues: await colleaguesFor(lead.kind),
      now: now(),
    });
    const status = refused ? 422 : 200;
    return show(context, { page: "lead", lead: view, refused }, status);
  };

  const showLeads = async (
    context: Context,
    desk: DeskTable,
    notice: LeadsView["notice"],
  ) => {
    const kinds = kindsOf(desk);
    const { before = "", ...query } = context.req.query();
    const search = query.search?.trim();
    const areSuspect = query.suspects !== undefined;
    const listed = search ? { kinds, search } : { kinds, areSuspect };
    if (query.csv !== undefined) {
      const all = await listedLeads(reads, listed);
      const columns = columnsOf([...new Set(all.map(({ kind }) => kind))]);
      return context.body(toCsv(columns, all.map(rowOf)), 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="leads.csv"',
      });
    }
    const { leads, next } = await pageOfLeads(reads, listed, before);
    const view: LeadsView = {
      page: "leads",
      areSuspect,
      search,
      leads: leads.map((lead) => inWords(lead, now())),
      count: await countOpen(reads, { kinds, areSuspect: false }),
      suspects: await countOpen(reads, { kinds, areSuspect: true }),
      isLater: before !== "",
      next,
      now: now().toISOString(),
      mailbox: scopeOf(desk),
      ends: inTexas(new Date(desk.ends_at)),
      notice,
      issue: await nextIssue(db),
    };
    return show(context, view);
  };

  const showNotice = async (
    context: Context,
    view: Pick<NoticeView, "entries" | "errors" | "preview">,
  ) => {
    const notices = await readNotices(db);
    const shown = shownOf(notices, now());
    const waiting = notices.filter(
      (notice) => notice !== shown && new Date(notice.until) > now(),
    );
    const isWrong = Object.keys(view.errors).length > 0;
    return show(
      context,
      {
        page: "notice",
        shown: shown && withTimes(shown, words.notice.shown),
        waiting: waiting.map((notice) =>
          withTimes(notice, words.notice.planned),
        ),
        limits,
        ...view,
      },
      isWrong ? 422 : 200,
    );
  };

  /** Answers only a device that has opened the desk. */
  const atDesk =
    (answer: (context: Context, desk: DeskTable) => Promise<Response>) =>
    async (context: DeskContext) => {
      const desk = context.get("desk");
      const lead = context.req.query("lead");
      if (!desk) return show(context, { page: "ended", lead }, 403);
      await noteUse(db, desk, now());
      return answer(context, desk);
    };

  const route = new Hono<DeskEnv>();
  route.onError((error, context) => {
    log("error", "desk failed", reason(error));
    context.header("Retry-After", "30");
    return show(context, { page: "failed" }, 503);
  });
  route.use(sameOrigin(origins), async (context, next) => {
    context.header("Cache-Control", "no-store");
    context.header("X-Robots-Tag", "noindex");
    // Not no-referrer: security-headers.ts.
    context.header("Referrer-Policy", "same-origin");
    const cookie = getCookie(context, cookieName);
    const desk = await deskOfDevice(reads, cookie, now());
    context.set("desk", desk);
    if (!desk) return limit(context, next);
    const seconds = intake.deskRequests(desk.token_hash);
    return seconds > 0 ? sendBusyPage(context, 429, seconds) : next();
  });

  route.get("/", async (context) => {
    const token = context.req.query("token");
    if (token === undefined) return leadsPage(context);
    const cookie = getCookie(context, cookieName);
    const desk = await deskOfLink(db, token, now());
    if (isDeskOf(desk, cookie)) return context.redirect(behind(context), 303);
    const name = context.get("desk")?.name ?? "";
    return desk
      ? show(context, { page: "open", name })
      : show(context, { page: "ended" }, 410);
  });
  const leadsPage = atDesk(async (context, desk) => {
    const { lead: reference, done, newsletter, closed } = context.req.query();
    const lead = await findLead(desk, "reference", reference ?? done ?? "");
    if (lead && reference) return showLead(context, desk, lead);
    const text =
      newsletter !== undefined
        ? words.newsletter.told
        : closed && fillIn(words.suspects.told, { count: Number(closed) || 0 });
    const notice = lead
      ? { text: statusOf(lead), reference: lead.reference }
      : text
        ? { text }
        : undefined;
    return showLeads(context, desk, notice);
  });

  route.post("/", async (context) => {
    const token = context.req.query("token") ?? "";
    const desk = await deskOfLink(db, token, now());
    if (isDeskOf(desk, getCookie(context, cookieName)))
      return context.redirect(behind(context), 303);
    const { name: typed = "" } = await typedIn(context);
    const name = typed.trim().slice(0, longestName);
    if (desk && !name) return show(context, { page: "open", name }, 422);
    const opening = {
      name,
      device: systems.exec(context.req.header("User-Agent") ?? "")?.[0] ?? null,
      mail: (opened: DeskTable) => openedMail(opened, office, now()),
    };
    const cookie = await openDesk(db, token, opening, now());
    if (!cookie) return show(context, { page: "ended" }, 410);
    setCookie(context, cookieName, cookie, {
      path: "/desk",
      httpOnly: true,
      // A link in webmail comes from another site; only posts change anything, and they must come from this one.
      sameSite: "Lax",
      secure: isHttps,
      maxAge: deskLasts / 1000,
    });
    wakeMail();
    return context.redirect(behind(context), 303);
  });

  route.post("/link", async (context) => {
    const { lead: reference = "" } = await typedIn(context);
    // Whoever comes from the mail about a lead reads its mailbox.
    const lead = await reads
      .selectFrom("leads")
      .select(["kind", "reference"])
      .where("reference", "=", reference)
      .executeTakeFirst();
    const mailbox = lead ? mailboxFor(mailboxes, lead.kind) : mailboxes.to;
    const to = { mailbox, sender, lead: lead?.reference };
    const isSent = await askForLink(db, to, now());
    if (isSent) wakeMail();
    return isSent
      ? show(context, { page: "sent" })
      : show(context, { page: "recent" }, 429);
  });

  route.post(
    "/lead",
    atDesk(async (context, desk) => {
      const { id = "", action = "", to } = await typedIn(context);
      const found = await findLead(desk, "id", id);
      if (!isAction(action) || !found) return context.redirect("/desk", 303);
      const assignee = action === "taken" && to ? to : undefined;
      if (assignee && !(await colleaguesFor(found.kind)).includes(assignee))
        return context.redirect(pathOfLead(found), 303);
      const status = actionStatus[action];
      const by = nameOf(desk);
      const change = { status, action, by, assignee, now: now(), office };
      const lead = await setLeadStatus(db, id, change);
      if (!lead) return context.redirect("/desk", 303);
      wakeMail();
      log("info", "lead status", { reference: lead.reference, status });
      const list = lead.suspect ? "/desk?suspects&done=" : "/desk?done=";
      return context.redirect(
        status === "taken" ? pathOfLead(lead) : list + lead.reference,
        303,
      );
    }),
  );

  route.get(
    "/file",
    atDesk(async (context, desk) => {
      const file = await reads
        .selectFrom("attachments")
        .innerJoin("leads", "leads.id", "attachments.lead_id")
        .select(["reference", "media_type", "content"])
        .where("attachments.id", "=", context.req.query("id") ?? "")
        .where("kind", "in", kindsOf(desk))
        .executeTakeFirst();
      if (!file) return context.redirect("/desk", 303);
      const { reference, media_type, content } = file;
      // Never under the name that a stranger chose, and never shown by the browser itself.
      const name = `${reference}.${attachmentTypes[media_type]}`;
      return context.body(new Uint8Array(content), 200, {
        "Content-Type": media_type,
        "Content-Disposition": `attachment; filename="${name}"`,
        "Content-Security-Policy": "sandbox; default-src 'none'",
      });
    }),
  );

  route.post(
    "/suspects",
    atDesk(async (context, desk) => {
      const { until = "" } = await typedIn(context);
      const by = { by: nameOf(desk), now: now() };
      const closed = await closeSuspects(db, kindsOf(desk), until, by);
      log("info", "suspects closed", { count: closed });
      return context.redirect(`/desk?closed=${closed}`, 303);
    }),
  );

  route.post(
    "/note",
    atDesk(async (context, desk) => {
      const { id = "", note: raw = "", was = "" } = await typedIn(context);
      const typed = raw.trim();
      const count = typed.length;
      const isShort = count <= longestNote;
      const found = await findLead(desk, "id", id);
      if (!found) return context.redirect("/desk", 303);
      if (isShort && (await saveNote(db, { id, note: typed, was })))
        return context.redirect(pathOfLead(found), 303);
      const { noteTooLong, noteChanged, noteEmptied } = words.lead;
      const error = !isShort
        ? fillIn(noteTooLong, { count, most: longestNote })
        : found.note
          ? fillIn(noteChanged, { note: found.note })
          : noteEmptied;
      return showLead(context, desk, found, { typed, error });
    }),
  );

  route.get(
    "/devices",
    atDesk(async (context, desk) => {
      const open = await openDesks(reads, scopeOf(desk), now());
      const when = (time: string | null) =>
        time ? inTexasShort(new Date(time)) : words.devices.unknown;
      const devices = open.map((one) => ({
        id: one.token_hash,
        name: nameOf(one),
        device: one.device ?? words.devices.unknown,
        mailbox: one.mailbox,
        opened: when(one.opened_at),
        used: when(one.used_at),
        isOwn: one.token_hash === desk.token_hash,
      }));
      return show(context, { page: "devices", devices });
    }),
  );

  route.post(
    "/devices",
    atDesk(async (context, desk) => {
      const { id } = await typedIn(context);
      const which = id ? { only: id } : { allBut: desk.token_hash };
      const scope = scopeOf(desk);
      await endDesks(db, which, scope);
      if (!id && scope === undefined) await endNewsletterLinks(db);
      log("info", "desks ended", { all: !id });
      return context.redirect("/desk/devices", 303);
    }),
  );

  route.post(
    "/out",
    atDesk(async (context, desk) => {
      await endDesks(db, { only: desk.token_hash }, desk.mailbox);
      deleteCookie(context, cookieName, { path: "/desk", secure: isHttps });
      return show(context, { page: "out" });
    }),
  );

  route.post(
    "/newsletter",
    atDesk(async (context) => {
      const { issue: day = "", mail } = await typedIn(context);
      const issue = findIssue(day);
      const which = officeMails.find((one) => one === mail);
      const next = await nextIssue(db);
      if (!issue || !which || issue.day !== next?.day)
        return context.redirect("/desk", 303);
      await mailOffice(db, which, issue, sender, now());
      wakeMail();
      return context.redirect("/desk?newsletter", 303);
    }),
  );

  route.get(
    "/notice",
    atDesk((context) => {
      const entries = prepared(context.req.query("text"), now());
      return showNotice(context, { entries, errors: {} });
    }),
  );

  route.post(
    "/notice",
    atDesk(async (context, desk) => {
      const {
        title = "",
        text = "",
        from = "",
        until = "",
        link = "",
        step,
      } = await typedIn(context);
      const entries = { title, text, from, until, link };
      if (step === "change")
        return showNotice(context, { entries, errors: {} });
      const { notice, errors } = checkTyped(entries, now());
      if (!notice) return showNotice(context, { entries, errors });
      if (step !== "up") {
        const { planned, willShow } = words.notice;
        const when = isShown(notice, now()) ? willShow : planned;
        const preview = withTimes(notice, when);
        return showNotice(context, { entries, errors, preview });
      }
      const mail = noticeMail("up", notice, nameOf(desk), office);
      await writeNotice(db, notice, now(), mail);
      wakeMail();
      await lookAtNotice();
      return context.redirect("/desk/notice", 303);
    }),
  );

  route.post(
    "/notice/off",
    atDesk(async (context, desk) => {
      const { notice: from } = await typedIn(context);
      await db.transaction().execute(async (transaction) => {
        const removed = (await readNotices(transaction)).filter(
          (notice) => !from || notice.from === from,
        );
        await removeNotice(transaction, from);
        for (const notice of removed) {
          const mail = noticeMail("off", notice, nameOf(desk), office);
          await enqueue(transaction, mail, now());
        }
      });
      wakeMail();
      await lookAtNotice();
      return context.redirect("/desk/notice", 303);
    }),
  );

  return route;
}

/** What a link to the desk leads to, once the desk is open: the lead that it was asked for, or the list. */
function behind({ req }: Context) {
  const lead = req.query("lead");
  return lead ? pathOfLead({ reference: encodeURIComponent(lead) }) : "/desk";
}

type LeadsView = Extract<DeskView, { page: "leads" }>;

type NoticeView = Extract<DeskView, { page: "notice" }>;

/** A notice with when pages show it, in words. */
function withTimes(notice: Notice, when: string) {
  const from = inTexas(new Date(notice.from));
  const until = inTexas(new Date(notice.until));
  return { ...notice, when: fillIn(when, { from, until }) };
}

/** The texts of a posted form; none if it is not one. */
async function typedIn({
  req,
}: Context): Promise<Partial<Record<string, string>>> {
  const read = await readEntries(req.raw);
  if (read.kind !== "form") return {};
  return read.entries as Record<string, string>;
}

const isAction = (action: string): action is LeadAction =>
  leadActions.some((one) => one === action);

/** Who is at a desk. */
const nameOf = ({ name, mailbox }: DeskTable) => name ?? mailbox;

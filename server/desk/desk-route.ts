import { Hono, type Context, type MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { desk as words } from "#content/desk.ts";
import type { DeskView } from "#app/document/desk-view.ts";
import type { Notice } from "#app/document/notice.ts";
import type { SendPage } from "#server/http/send-page.ts";
import { readEntries } from "#server/intake/read-entries.ts";
import { sameOrigin } from "#server/intake/same-origin.ts";
import {
  deskLasts,
  deskOfDevice,
  deskOfLink,
  isDeskOf,
  openDesk,
} from "#server/leads/desk-links.ts";
import {
  actionStatus,
  leadActions,
  setLeadStatus,
  type LeadAction,
} from "#server/leads/lead-status.ts";
import { log, reason } from "#server/log.ts";
import {
  isShown,
  readNotices,
  removeNotice,
  shownOf,
  writeNotice,
} from "#server/notice/notices.ts";
import { findIssue, nextIssue } from "#server/newsletter/newsletters.ts";
import { mailOffice, officeMails } from "#server/newsletter/office-mail.ts";
import { limits } from "#server/notice/check-notice.ts";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import type { Mailboxes } from "#server/outbox/mail/mail-config.ts";
import type { Db, DeskTable, LeadTable } from "#server/store/schema.ts";
import { inTexas } from "#server/texas-time.ts";
import { toXlsx, xlsxType } from "#server/xlsx.ts";
import { toCsv } from "#words/csv.ts";
import { fillIn } from "#words/fill-in.ts";
import { askForLink } from "./ask-for-link.ts";
import { inWords, leadsTable, openLeads } from "./desk-leads.ts";
import { checkTyped, prepared } from "./desk-notice.ts";
import { longestNote, saveNote } from "./desk-notes.ts";

type Dependencies = {
  db: Db;
  sendPage: SendPage;
  /** Limits requests from one network. */
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

/** The most leads on a page. */
const mostLeads = 100;

/** The longest name of somebody at the desk. */
const longestName = 60;

/** Only the desk sets a cookie, and the browser sends it nowhere else. */
const cookieName = "desk";

/**
 * The office's desk. A link in its mail opens it with a button, because mail scanners open links, and then works only
 * on that device, by a cookie (docs/decisions/0054).
 */
export function deskRoute({
  db,
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
  const show = (
    context: Context,
    desk: DeskView,
    status: ContentfulStatusCode = 200,
  ) => {
    keepPrivate(context);
    return sendPage(context, "/desk", { desk, status, comesFirst: true });
  };

  const showLeads = async (
    context: Context,
    { ends_at }: DeskTable,
    { asked, mailed, refused }: Shown = {},
  ) => {
    const open = await openLeads(db);
    const first = asked ? await leadOf(db, asked) : undefined;
    // Even if it was closed: that may have been a mistake.
    const leads =
      first && first.status !== "answered"
        ? [first, ...open.filter(({ id }) => id !== first.id)]
        : open;
    const at = now();
    const listed = leads.slice(0, mostLeads).map((lead) => ({
      ...inWords(lead, at),
      refused: refused?.id === lead.id ? refused : undefined,
    }));
    const view: DeskView = {
      page: "leads",
      leads: listed,
      count: open.length,
      more: leads.length - listed.length,
      ends: inTexas(new Date(ends_at)),
      told: mailed ? words.newsletter.told : first && stateOf(first),
      issue: await nextIssue(db),
    };
    return show(context, view, refused ? 422 : 200);
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
    async (context: Context) => {
      const cookie = getCookie(context, cookieName);
      const desk = await deskOfDevice(db, cookie, now());
      return desk
        ? answer(context, desk)
        : show(context, { page: "ended" }, 403);
    };

  const route = new Hono();
  route.onError((error, context) => {
    log("error", "desk failed", reason(error));
    context.header("Retry-After", "30");
    return show(context, { page: "failed" }, 503);
  });
  route.use(limit, sameOrigin(origins), (context, next) => {
    keepPrivate(context);
    return next();
  });

  route.get("/", async (context) => {
    const token = context.req.query("token");
    if (token === undefined) return leadsPage(context);
    const cookie = getCookie(context, cookieName);
    const desk = await deskOfLink(db, token, now());
    if (isDeskOf(desk, cookie)) return context.redirect("/desk", 303);
    const own = await deskOfDevice(db, cookie, now());
    return desk
      ? show(context, { page: "open", name: own?.name ?? "" })
      : show(context, { page: "ended" }, 410);
  });
  const leadsPage = atDesk((context, desk) =>
    showLeads(context, desk, {
      asked: context.req.query("lead"),
      mailed: context.req.query("newsletter") !== undefined,
    }),
  );

  route.post("/", async (context) => {
    const token = context.req.query("token") ?? "";
    const desk = await deskOfLink(db, token, now());
    if (isDeskOf(desk, getCookie(context, cookieName)))
      return context.redirect("/desk", 303);
    const { name: typed = "" } = await typedIn(context);
    const name = typed.trim().slice(0, longestName);
    if (desk && !name) return show(context, { page: "open", name }, 422);
    const cookie = await openDesk(db, token, name, now());
    if (!cookie) return show(context, { page: "ended" }, 410);
    setCookie(context, cookieName, cookie, {
      path: "/desk",
      httpOnly: true,
      // A link in webmail comes from another site; only posts change anything, and they must come from this one.
      sameSite: "Lax",
      secure: isHttps,
      maxAge: deskLasts / 1000,
    });
    return context.redirect("/desk", 303);
  });

  route.post("/link", async (context) => {
    const to = { mailbox: mailboxes.to, sender };
    const isSent = await askForLink(db, to, now());
    if (isSent) wakeMail();
    return isSent
      ? show(context, { page: "sent" })
      : show(context, { page: "recent" }, 429);
  });

  route.post(
    "/lead",
    atDesk(async (context, { name, mailbox }) => {
      const { id = "", action = "" } = await typedIn(context);
      if (!isAction(action)) return context.redirect("/desk", 303);
      const status = actionStatus[action];
      const by = name ?? mailbox;
      const others = { sender, mailboxes };
      const change = { status, by, now: now(), others };
      const lead = await setLeadStatus(db, id, change);
      if (!lead) return context.redirect("/desk", 303);
      wakeMail();
      log("info", "lead status", { reference: lead.reference, status });
      return context.redirect(`/desk?lead=${lead.reference}`, 303);
    }),
  );

  route.post(
    "/note",
    atDesk(async (context, desk) => {
      const { id = "", note: raw = "", was = "" } = await typedIn(context);
      const typed = raw.trim();
      const count = typed.length;
      const isShort = count <= longestNote;
      if (isShort && (await saveNote(db, { id, note: typed, was })))
        return context.redirect("/desk", 303);
      const lead = await db
        .selectFrom("leads")
        .select("note")
        .where("id", "=", id)
        .executeTakeFirst();
      const { noteTooLong, noteChanged, noteEmptied } = words.leads;
      const error = !isShort
        ? fillIn(noteTooLong, { count, most: longestNote })
        : lead?.note
          ? fillIn(noteChanged, { note: lead.note })
          : noteEmptied;
      return showLeads(context, desk, { refused: { id, typed, error } });
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
    atDesk(async (context) => {
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
      await writeNotice(db, notice, now());
      await lookAtNotice();
      return context.redirect("/desk/notice", 303);
    }),
  );

  route.post(
    "/notice/off",
    atDesk(async (context) => {
      const { notice } = await typedIn(context);
      await removeNotice(db, notice);
      await lookAtNotice();
      return context.redirect("/desk/notice", 303);
    }),
  );

  for (const { file, type, write } of tableFiles)
    route.get(
      `/${file}`,
      atDesk(async (context) => {
        const { columns, rows } = leadsTable(await openLeads(db));
        context.header("Content-Type", type);
        context.header("Content-Disposition", `attachment; filename="${file}"`);
        return context.body(write(columns, rows));
      }),
    );
  return route;
}

/** The leads for a spreadsheet, and for other programs. */
const tableFiles = [
  { file: "leads.xlsx", type: xlsxType, write: toXlsx },
  { file: "leads.csv", type: "text/csv; charset=utf-8", write: toCsv },
];

type Shown = {
  /** The reference of a lead to show first. */
  asked?: string | undefined;
  /** A mail about the newsletter is on its way. */
  mailed?: boolean;
  refused?: { id: string; typed: string; error: string };
};

type NoticeView = Extract<DeskView, { page: "notice" }>;

/** A notice with when pages show it, in words. */
function withTimes(notice: Notice, when: string) {
  const from = inTexas(new Date(notice.from));
  const until = inTexas(new Date(notice.until));
  return { ...notice, when: fillIn(when, { from, until }) };
}

function keepPrivate(context: Context) {
  context.header("Cache-Control", "no-store");
  context.header("X-Robots-Tag", "noindex");
  // Not no-referrer: security-headers.ts.
  context.header("Referrer-Policy", "same-origin");
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

const leadOf = (db: Db, reference: string) =>
  db
    .selectFrom("leads")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();

/** What the status of a lead is now, in words: somebody else may have been faster. */
const stateOf = ({ reference, status, status_by }: LeadTable) =>
  status === "new"
    ? undefined
    : fillIn(words.told[status], {
        reference,
        who: status_by ?? words.told.server,
      });

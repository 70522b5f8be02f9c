import { beforeEach, expect, test } from "vitest";
import type { DeskView } from "#app/document/desk-view.ts";
import { desk as words } from "#content/desk.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import type { Render } from "#server/http/renderer.ts";
import { message } from "#server/intake/posts.fixture.ts";
import { endDesks, newDeskLink } from "#server/leads/desk-links.ts";
import type { LeadContent } from "#server/leads/lead-content.ts";
import {
  attachmentOf,
  messageContent,
} from "#server/leads/lead-content.fixture.ts";
import { leadHistory } from "#server/leads/lead-status.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { usualMailing } from "#server/outbox/lead-mailing.ts";
import { newsletterPath } from "#server/newsletter/newsletter-links.ts";
import { limits } from "#server/notice/check-notice.ts";
import { readNotices } from "#server/notice/notices.ts";
import { fillIn } from "#words/fill-in.ts";
import { longestNote } from "./desk-notes.ts";

const begin = Date.parse("2026-11-20T12:00:00Z");
const hour = 3_600_000;
const day = 24 * hour;

/** The office's own, as in fixtureApp. */
const mailbox = "leads@sabineridge.example";
const sender = { publicOrigin: "http://localhost:3000", postalAddress: "" };

type Server = Awaited<ReturnType<typeof fixtureApp>>;
let app: Server["app"];
let db: Server["db"];
let clock: number;
/** How often the server read the notice at once. */
let looks: number;

/** Answers with what the desk would show. */
const render: Render = async (_, { desk } = {}) =>
  new Response(JSON.stringify(desk ?? null));

async function start(options: Parameters<typeof fixtureApp>[0] = {}) {
  ({ app, db } = await fixtureApp({
    render,
    now: () => new Date(clock),
    lookAtNotice: async () => void looks++,
    ...options,
  }));
}

beforeEach(async () => {
  clock = begin;
  looks = 0;
  await start();
});

const newLink = async (to = mailbox) => {
  const desk = { mailbox: to, sender };
  const link = await newDeskLink(db, desk, new Date(clock));
  return link.slice(sender.publicOrigin.length);
};

type Sent = { cookie?: string; form?: Record<string, string> };

const ask = (path: string, { cookie, form }: Sent = {}) =>
  app.request(path, {
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
    headers: cookie ? { Cookie: cookie } : {},
  });

async function see(path: string, sent?: Sent) {
  const response = await ask(path, sent);
  return { status: response.status, view: (await response.json()) as DeskView };
}

/** Presses the button of a link and returns the device's cookie. */
async function openOn(link: string, cookie?: string, name = "Maria") {
  const form = { name };
  const response = await ask(link, { form, ...(cookie && { cookie }) });
  const [own] = response.headers.get("Set-Cookie")?.split(";") ?? [];
  return { status: response.status, cookie: own };
}

const newDevice = async () => (await openOn(await newLink())).cookie!;

/** A message that has come. */
const send = (
  name = "Ana Canary",
  suspect: string | null = null,
  more: Partial<LeadContent> = {},
) => {
  const content = { ...messageContent({ name }), ...more };
  const mailing = { ...usualMailing, sender };
  const circumstances = { suspect, mailing };
  return saveLead(db, content, undefined, new Date(clock), circumstances);
};

const find = (reference: string) =>
  db
    .selectFrom("leads")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();

async function viewAt<P extends DeskView["page"]>(
  page: P,
  path: string,
  sent?: Sent,
) {
  const { view } = await see(path, sent);
  if (view.page !== page) throw new Error(view.page);
  return view as Extract<DeskView, { page: P }>;
}

const leadsAt = async (cookie: string, path = "/desk") =>
  (await viewAt("leads", path, { cookie })).leads;

const referencesAt = async (cookie: string, path?: string) =>
  (await leadsAt(cookie, path)).map(({ reference }) => reference);

const leadAt = async (cookie: string, { reference }: { reference: string }) =>
  (await viewAt("lead", `/desk?lead=${reference}`, { cookie })).lead;

test("a link opens the desk by its button only, because mail scanners open links, and then only on that device", async () => {
  const link = await newLink();
  for (let times = 0; times < 2; times++)
    expect((await see(link)).view).toEqual({ page: "open", name: "" });
  const unnamed = await see(link, { form: { name: " " } });
  expect(unnamed).toEqual({ status: 422, view: { page: "open", name: "" } });
  const response = await ask(link, { form: { name: "Maria" } });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/desk");
  const [cookie = "", ...attributes] =
    response.headers.get("Set-Cookie")?.split("; ") ?? [];
  for (const one of ["HttpOnly", "SameSite=Lax", "Path=/desk"])
    expect(attributes).toContain(one);
  for (const again of [ask(link, { cookie }), openOn(link, cookie)])
    expect((await again).status).toBe(303);
  expect(await openOn(link)).toEqual({ status: 410, cookie: undefined });
  expect(await openOn(link, "desk=other")).toMatchObject({ status: 410 });
  expect((await see("/desk")).view).toEqual({ page: "ended" });
  expect(await leadsAt(cookie)).toEqual([]);
  // The store has neither, only their hashes.
  const [desk] = await db.selectFrom("desks").selectAll().execute();
  for (const own of [link, cookie])
    expect(JSON.stringify(desk)).not.toContain(own.split("=")[1]);
  const unopened = await newLink();
  for (const wrong of [unopened.slice(0, -1), `${unopened}A`, "/desk?token="])
    expect((await openOn(wrong)).status, wrong).toBe(410);
  const both = await Promise.all([openOn(unopened), openOn(unopened)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 410]);
});

test("a link waits for a day, and the desk that it opened lasts for thirty", async () => {
  const [link, late] = [await newLink(), await newLink()];
  clock += day - 1;
  const { cookie = "" } = await openOn(link);
  clock += 1;
  expect((await openOn(late)).status).toBe(410);
  clock += 30 * day - 2;
  expect(await leadsAt(cookie)).toEqual([]);
  // The device is known, so a new link asks for no name.
  const { view } = await see(await newLink(), { cookie });
  expect(view).toEqual({ page: "open", name: "Maria" });
  clock += 1;
  expect((await see("/desk", { cookie })).status).toBe(403);
});

test("a desk that was ended shows and changes nothing, and an old link opens none", async () => {
  const { id, reference } = await send();
  const unopened = await newLink();
  const cookie = await newDevice();
  await endDesks(db, { allBut: "" }, undefined);
  expect(await see(unopened)).toMatchObject({ status: 410 });
  expect((await openOn(unopened)).status).toBe(410);
  const form = { id, action: "taken", note: "x", was: "" };
  for (const [path, sent] of [
    ["/desk", {}],
    ["/desk/file", {}],
    ["/desk?csv", {}],
    ["/desk/lead", { form }],
    ["/desk/note", { form }],
    ["/desk/notice", {}],
    ["/desk/notice", { form: { ...typed, step: "up" } }],
    ["/desk/notice/off", { form: {} }],
    ["/desk/suspects", { form: { until: "2030" } }],
    ["/desk/devices", {}],
    ["/desk/devices", { form: {} }],
  ] as const) {
    const ended = { status: 403, view: { page: "ended" } };
    expect(await see(path, { cookie, ...sent }), path).toEqual(ended);
  }
  expect(await find(reference)).toMatchObject({ status: "new", note: null });
});

test("no other site can post, and nothing is stored by browsers or told to other sites", async () => {
  const lead = await send();
  const cookie = await newDevice();
  const response = await app.request("/desk/lead", {
    method: "POST",
    headers: { Cookie: cookie, Origin: "https://evil.example" },
    body: new URLSearchParams({ id: lead.id, action: "answered" }),
  });
  expect(response.status).toBe(403);
  expect((await find(lead.reference)).status).toBe("new");
  for (const path of ["/desk", "/desk?token=x", "/desk/file"]) {
    const { headers } = await ask(path, { cookie });
    expect(headers.get("Cache-Control"), path).toBe("no-store");
    expect(headers.get("X-Robots-Tag"), path).toBe("noindex");
    expect(headers.get("Referrer-Policy"), path).toBe("same-origin");
  }
});

test("lists open leads, the newest first, and apart from them those that look like spam, with a reason in words", async () => {
  const { reference: first } = await send("Ana");
  clock += hour;
  const { reference: spam } = await send("Spam", "speed, older filter");
  clock += hour;
  const { reference: second } = await send("Bo");
  const cookie = await newDevice();
  const listed = async () =>
    (await leadsAt(cookie)).map(({ reference, isLate }) => [reference, isLate]);
  const suspects = await leadsAt(cookie, "/desk?suspects");
  const suspect = `${words.suspects.reasons.speed}; older filter`;
  expect(suspects).toMatchObject([{ reference: spam, suspect }]);
  expect(await listed()).toEqual([second, first].map((one) => [one, false]));
  // The same for a spreadsheet, which runs nothing (words/csv.test.ts).
  const csv = await (await ask("/desk?csv", { cookie })).text();
  expect(csv.match(/"[A-Z]{2}-\w{6}"/g)).toEqual([`"${second}"`, `"${first}"`]);
  clock += 20 * hour;
  expect(await listed()).toEqual([second, first].map((one) => [one, true]));
});

test("opens a lead with what was written, ways to answer, and its files as attachments", async () => {
  const attachments = [attachmentOf()];
  const phone = "(713) 555-0142 x 4";
  const lead = await send("Ana & <b>", null, { phone, attachments });
  const cookie = await newDevice();
  const opened = await leadAt(cookie, lead);
  const texts = opened.entries.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining([lead.name, message.message]));
  expect(opened.call).toMatchObject({ to: "tel:7135550142" });
  const { pathname, searchParams } = new URL(opened.write);
  expect(pathname).toBe(lead.email);
  expect(searchParams.get("subject")).toContain(lead.reference);
  expect(searchParams.get("body")).toMatch(/Ana & <b>[^]*\r\n[^]*Maria/);

  const file = await ask(opened.files[0]!.path, { cookie });
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-disposition": `attachment; filename="${lead.reference}.pdf"`,
    "content-security-policy": expect.stringMatching(/^sandbox/),
    "x-content-type-options": "nosniff",
  });
  expect(Buffer.from(await file.arrayBuffer())).toEqual(
    attachments[0]!.content,
  );
});

test("a lead is given to a colleague, whom its history and a mail name, and found once it is answered", async () => {
  const lead = await send();
  const cookie = await newDevice();
  await openOn(await newLink(), "", "Lee");
  const give = (to: string) =>
    ask("/desk/lead", { cookie, form: { id: lead.id, action: "taken", to } });
  expect((await leadAt(cookie, lead)).colleagues).toEqual(["Lee"]);
  for (const to of ["Nobody", "Maria", "Lee", "Lee"]) await give(to);
  const { colleagues, history } = await leadAt(cookie, lead);
  expect(colleagues).toEqual(["Maria"]);
  const given = { who: "Maria", colleague: "Lee" };
  expect(history.at(-1)?.what).toBe(fillIn(words.lead.given, given));
  expect(history).toHaveLength(3);
  await pressing(lead.id)(cookie, "answered");
  await give("Maria");
  const status = fillIn(words.statuses.answered, { who: "Maria" });
  const [found] = await leadsAt(cookie, "/desk?search=canary");
  expect(found).toMatchObject({ reference: lead.reference, status });
  expect(found).not.toHaveProperty("due");
  const mails = db.selectFrom("outbox").select("subject");
  expect(await mails.where("kind", "=", "taken").execute()).toMatchObject(
    ["Maria", "Lee"].map((who) => ({ subject: expect.stringContaining(who) })),
  );
});

test("all that look like spam are closed at once, in the name of who did it", async () => {
  const one = await send("One", "honeypot");
  const taken = await send("Two", "honeypot");
  const cookie = await newDevice();
  await pressing(taken.id)(cookie, "taken");
  clock += day;
  const later = await send("Later", "speed");
  const form = { until: new Date(clock - hour).toISOString() };
  const response = await ask("/desk/suspects", { cookie, form });
  expect(response.headers.get("Location")).toBe("/desk?closed=1");
  const left = await referencesAt(cookie, "/desk?suspects");
  expect(left).toEqual([later.reference, taken.reference]);
  const closed = { status: "closed", mailbox: "Maria" };
  expect(await leadHistory(db, one.id)).toMatchObject([closed]);
});

test("a desk of another mailbox shows and changes only leads of its kinds", async () => {
  const toOf = { claim: "claims@sabineridge.example" };
  await start({ mailboxes: { to: mailbox, toOf } });
  const other = await send("Ana", null, { attachments: [attachmentOf()] });
  const own = { id: "claim", reference: "SR-CLA1MS", kind: "claim" } as const;
  const row = { ...other, ...own };
  await db.insertInto("leads").values(row).execute();
  const { cookie = "" } = await openOn(await newLink(toOf.claim));
  const paths = ["", `?lead=${other.reference}`, `?search=${other.name}`];
  for (const path of paths)
    expect(await referencesAt(cookie, `/desk${path}`)).toEqual([own.reference]);
  expect(await referencesAt(cookie, "/desk?suspects")).toEqual([]);
  const table = await ask("/desk?csv", { cookie });
  expect(await table.text()).not.toContain(other.reference);
  const files = db.selectFrom("attachments").select("id");
  const { id: file } = await files.executeTakeFirstOrThrow();
  expect((await ask(`/desk/file?id=${file}`, { cookie })).status).toBe(303);
  await pressing(other.id)(cookie, "answered");
  const note = { id: other.id, note: "x", was: "" };
  await ask("/desk/note", { cookie, form: note });
  const until = new Date(clock).toISOString();
  await ask("/desk/suspects", { cookie, form: { until } });
  const unchanged = { status: "new", note: null };
  expect(await find(other.reference)).toMatchObject(unchanged);
  // The link that is sent from a claim's mail goes to the mailbox of claims, and opens the claim.
  await see("/desk/link", { form: { lead: own.reference } });
  const mails = await deskMails();
  const sent = mails.find(({ body }) => body!.includes("token="));
  expect(sent?.recipient).toBe(toOf.claim);
  const [link = ""] = /\/desk\?token=\S+/.exec(sent!.body!) ?? [];
  const opened = await ask(link, { form: { name: "Lee" } });
  expect(opened.headers.get("Location")).toBe(`/desk?lead=${own.reference}`);
});

const deskMails = () =>
  db.selectFrom("outbox").selectAll().where("kind", "=", "desk").execute();

const devicesAt = async (cookie: string) =>
  (await viewAt("devices", "/desk/devices", { cookie })).devices;

test("a new device is mailed to the office, listed, and ended by others or by itself", async () => {
  const [one, other] = [await newDevice(), await newDevice()];
  const third = await newDevice();
  const mails = await deskMails();
  expect(mails).toHaveLength(3);
  for (const { recipient, subject } of mails) {
    expect(recipient).toBe(mailbox);
    expect(subject).toContain("Maria");
  }
  await ask("/desk/out", { cookie: other, form: {} });
  expect((await see("/desk", { cookie: other })).status).toBe(403);
  const devices = await devicesAt(one);
  expect(devices.map(({ isOwn }) => isOwn).toSorted()).toEqual([false, true]);
  const { id } = devices.find(({ isOwn }) => !isOwn)!;
  await ask("/desk/devices", { cookie: one, form: { id } });
  expect((await see("/desk", { cookie: third })).status).toBe(403);
  const last = await newDevice();
  const unopened = await newLink();
  const at = new Date(clock);
  const newsletter = await newsletterPath(db, "send", "2026-11-24", at);
  expect((await ask(newsletter)).status).not.toBe(400);
  await ask("/desk/devices", { cookie: last, form: {} });
  expect((await ask(newsletter)).status).toBe(400);
  expect(await devicesAt(last)).toMatchObject([{ isOwn: true }]);
  expect((await openOn(unopened)).status).toBe(410);
  expect((await see("/desk", { cookie: one })).status).toBe(403);
});

test("each open desk has a limit of its own, although an office shares an address", async () => {
  await start({ rateLimits: { perAddress: 1, total: 9 } });
  const [one, other] = [await newDevice(), await newDevice()];
  const statusOf = async (sent: Sent) => (await ask("/desk", sent)).status;
  while ((await statusOf({})) !== 429);
  for (let times = 0; times < 10; times++)
    expect(await statusOf({ cookie: one })).toBe(200);
  expect(await statusOf({ cookie: one })).toBe(429);
  expect(await statusOf({ cookie: other })).toBe(200);
});

const pressing = (id: string) => (cookie: string, action: string) =>
  ask("/desk/lead", { cookie, form: { id, action } });

test("its buttons set the status in the name of who pressed, and never undo what came later; the others hear once who has the lead", async () => {
  const lead = await send();
  const one = await newDevice();
  const { cookie: other = "" } = await openOn(await newLink(), "", "Lee");
  const press = pressing(lead.id);
  const [response] = await Promise.all(
    [one, one, one].map((each) => press(each, "taken")),
  );
  const path = `/desk?lead=${lead.reference}`;
  expect(response!.headers.get("Location")).toBe(path);
  const taken = { status: "taken", status_by: "Maria" };
  expect(await find(lead.reference)).toMatchObject(taken);
  expect((await leadAt(one, lead)).actions).not.toContain("taken");
  for (const action of ["taken", "answered", "taken", "toString"])
    await press(other, action);
  expect((await find(lead.reference)).status).toBe("answered");
  expect(await leadsAt(other)).toEqual([]);
  expect(await leadHistory(db, lead.id)).toHaveLength(2);
  const done = `/desk?done=${lead.reference}`;
  const { notice } = await viewAt("leads", done, { cookie: other });
  expect(notice).toMatchObject({ reference: lead.reference });

  const mails = db.selectFrom("outbox").selectAll().where("kind", "=", "taken");
  const [mail, ...more] = await mails.execute();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: mailbox, reply_to: null });
  for (const part of ["Maria", lead.reference])
    expect(mail?.subject).toContain(part);
  for (const typedByVisitor of [lead.name, lead.email, message.message])
    expect(JSON.stringify(mail)).not.toContain(typedByVisitor);

  for (const mistake of ["answered", "not-a-lead"]) {
    await press(other, mistake);
    await press(one, "taken");
    expect((await find(lead.reference)).status).not.toBe("taken");
    await press(one, "reopened");
    expect(await find(lead.reference)).toMatchObject(taken);
  }
});

test("a reply quotes nothing to the visitor that does or tells anything", async () => {
  const lead = await send();
  await db.updateTable("leads").set({ suspect: "speed" }).execute();
  const mails = db.selectFrom("outbox").where("kind", "=", "contact");
  const mail = await mails.selectAll().executeTakeFirstOrThrow();
  expect(mail.reply_to).toBe(lead.email);
  const quoted = `${mail.subject}\n${mail.body}\n${mail.html}`;
  expect(quoted).not.toMatch(/spam|speed|token/i);
  const links = [...quoted.matchAll(/http:\/\/localhost:3000(\/[^"\s]*)/g)];
  expect(links.length).toBeGreaterThan(0);
  for (const [, path = ""] of links)
    for (const sent of [{}, { form: { action: "answered", id: lead.id } }]) {
      const text = await (await ask(path, sent)).text();
      for (const secret of [lead.name, lead.email, lead.id])
        expect(text).not.toContain(secret);
    }
  expect(await find(lead.reference)).toMatchObject({ status: "new" });
  // On the office's device the same link finds the lead, even one that was closed by mistake.
  const cookie = await newDevice();
  await pressing(lead.id)(cookie, "not-a-lead");
  const view = await viewAt("lead", links[0]![1]!, { cookie });
  expect(view.lead).toMatchObject({
    id: lead.id,
    actions: ["answered", "reopened"],
  });
  await pressing(lead.id)(cookie, "answered");
  expect((await find(lead.reference)).status).toBe("answered");
});

test("a note is kept, and neither lost nor replaced unseen if another device was faster", async () => {
  const { id, reference } = await send();
  const cookie = await newDevice();
  const save = (note: string, was: string) =>
    ask("/desk/note", { cookie, form: { id, note, was } });
  const noteOf = async () => (await find(reference)).note;
  const [first, long] = ["Called <b>once</b>", "x".repeat(longestNote + 1)];
  for (const _time of ["once", "again"])
    expect((await save(first, "")).status).toBe(303);
  const late = await save("Mine", "");
  expect(late.status).toBe(422);
  const error = expect.stringContaining(first);
  expect(await late.json()).toMatchObject({
    refused: { typed: "Mine", error },
  });
  expect((await save(long, first)).status).toBe(422);
  expect(await noteOf()).toBe(first);
  await save("Mine", first);
  expect(await noteOf()).toBe("Mine");
  await save(" ", "Mine");
  expect(await noteOf()).toBe(null);
});

test("anyone can have five links sent, only to the office, and more once it has used them", async () => {
  const requestLink = () =>
    see("/desk/link", { form: { to: "eve@evil.example" } });
  const both = await Promise.all(Array.from({ length: 8 }, requestLink));
  expect(both.filter(({ view }) => view.page === "sent")).toHaveLength(5);
  const mails = await deskMails();
  for (const { recipient } of mails) expect(recipient).toBe(mailbox);
  clock = begin + 23 * hour;
  const [, link = ""] = /(\/desk\S+)/.exec(mails[0]!.body!) ?? [];
  expect((await openOn(link)).status).toBe(303);
  expect(await requestLink()).toEqual({ status: 200, view: { page: "sent" } });
  expect((await requestLink()).status).toBe(429);
});

const typed = {
  title: " Closed & <b>dry</b>. ",
  text: "Call your carrier first.",
  from: "",
  until: "2026-11-21T18:00",
  link: "",
};
const noticeAt = async (cookie: string, form?: Record<string, string>) =>
  viewAt("notice", "/desk/notice", { cookie, ...(form && { form }) });
const putUp = async (cookie: string, form: Record<string, string>) => {
  const sent = { cookie, form: { ...form, step: "up" } };
  expect((await ask("/desk/notice", sent)).status).toBe(303);
};

test("a notice is previewed, goes up, replaces the one before, and comes down", async () => {
  const cookie = await newDevice();
  const view = await noticeAt(cookie, { ...typed, step: "preview" });
  expect(view.preview).toMatchObject({ title: typed.title.trim() });
  expect(await readNotices(db)).toEqual([]);
  const again = await noticeAt(cookie, { ...typed, step: "change" });
  expect(again).toMatchObject({ entries: typed, errors: {} });
  const [link] = words.notice.links;
  for (const to of ["", link!.to, "https://evil.example"]) {
    await putUp(cookie, { ...typed, link: to });
    const shown = { ...typed, title: typed.title.trim() };
    const from = new Date(clock).toISOString();
    // Six in the evening in Houston.
    const until = "2026-11-22T00:00:00.000Z";
    const expected = { ...shown, link: to === link!.to ? link : undefined };
    expect(await readNotices(db)).toEqual([{ ...expected, from, until }]);
  }
  expect(looks).toBe(3);
  await ask("/desk/notice/off", { cookie, form: {} });
  expect(looks).toBe(4);
  expect(await readNotices(db)).toEqual([]);
  // The office is mailed each that goes up or comes down.
  const [, ...mails] = await deskMails();
  expect(mails).toHaveLength(4);
  for (const { body } of mails)
    expect(body).toMatch(new RegExp(`Maria[^]*${typed.text}`));
});

test("what is wrong with a notice comes back with it, by field", async () => {
  const cookie = await newDevice();
  const text = "x".repeat(limits.text + 1);
  // Clocks skip this hour.
  const from = "2027-03-14T02:30";
  const entries = { ...typed, title: " ", text, from, until: "" };
  for (const step of ["preview", "up"]) {
    const view = await noticeAt(cookie, { ...entries, step });
    expect(view.entries).toEqual(entries);
    const wrong = ["from", "text", "title", "until"];
    expect(Object.keys(view.errors).toSorted()).toEqual(wrong);
    expect(view.errors.text).toContain(String(text.length));
  }
  expect(await readNotices(db)).toEqual([]);
});

test("a store that fails is told as such, and shows nothing", async () => {
  const cookie = await newDevice();
  await db.destroy();
  const failed = { status: 503, view: { page: "failed" } };
  expect(await see("/desk", { cookie })).toEqual(failed);
});

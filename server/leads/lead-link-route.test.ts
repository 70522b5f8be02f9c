import { beforeEach, expect, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import { message } from "#server/intake/posts.fixture.ts";
import { deleteLeads } from "#server/removal/delete-leads.ts";
import { leadActions, revokeLeadLinks, type LeadAction } from "./lead-links.ts";
import { leadHistory, setLeadStatus } from "./lead-status.ts";

const begin = Date.parse("2026-11-20T12:00:00Z");

let app: Awaited<ReturnType<typeof fixtureApp>>["app"];
let db: Awaited<ReturnType<typeof fixtureApp>>["db"];
let clock: number;

beforeEach(async () => {
  clock = begin;
  ({ app, db } = await fixtureApp({ now: () => new Date(clock) }));
});

/** Sends a message like a visitor and returns the paths of the links in its mail. */
async function linksOf(name = "Ana Canary") {
  const response = await app.request("/api/contact", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...message, name }),
  });
  const { reference } = (await response.json()) as { reference: string };
  const lead = await find(reference);
  const { body } = await db
    .selectFrom("outbox")
    .select("body")
    .where("lead_id", "=", lead.id)
    .where("kind", "=", "contact")
    .executeTakeFirstOrThrow();
  const links = Object.fromEntries(
    (body?.match(/https?:\S+\/lead\/\S+/g) ?? []).map((url) => {
      const { pathname, search } = new URL(url);
      return [pathname.split("/")[2], pathname + search];
    }),
  ) as Record<LeadAction, string>;
  return { reference, id: lead.id, links };
}

const find = (reference: string) =>
  db
    .selectFrom("leads")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
const statusOf = async (reference: string) => (await find(reference)).status;

/** The status and the page of the answer, with its query. */
async function answer(path: string, init?: RequestInit) {
  const response = await app.request(path, init);
  const page = /<main>(.*)<\/main>/.exec(await response.text())?.[1] ?? "";
  const { pathname, searchParams } = new URL(page, "http://localhost");
  return { status: response.status, page: pathname, told: searchParams };
}
const press = (path: string, init: RequestInit = {}) =>
  answer(path, { method: "POST", ...init });

test.each([
  ["taken", "taken"],
  ["answered", "answered"],
  ["not-a-lead", "closed"],
] as const)(
  "only the button of %s changes a lead, because mail scanners open every link",
  async (action, status) => {
    const { reference, id, links } = await linksOf();
    for (const method of ["GET", "HEAD", "GET"])
      await app.request(links[action], { method });
    expect(await statusOf(reference)).toBe("new");
    expect(await answer(links[action])).toMatchObject({
      status: 200,
      page: `/lead/${action}`,
    });

    expect(await press(links[action])).toMatchObject({
      status: 200,
      page: `/lead/is-${status}`,
    });
    expect(await find(reference)).toMatchObject({
      status,
      status_at: new Date(begin).toISOString(),
      status_by: "leads@sabineridge.example",
    });
    expect(await leadHistory(db, id)).toHaveLength(1);
  },
);

test("pressing twice, or at once, is the same as pressing once", async () => {
  const { id, links, reference } = await linksOf();
  await Promise.all(Array.from({ length: 10 }, () => press(links.answered)));
  clock += 60_000;
  expect((await press(links.answered)).page).toBe("/lead/is-answered");
  // Opened again, it shows the status and no button.
  expect((await answer(links.answered)).page).toBe("/lead/is-answered");
  expect(await leadHistory(db, id)).toHaveLength(1);
  expect((await find(reference)).status_at).toBe(new Date(begin).toISOString());
});

test("a link that is replayed later never undoes what came after it", async () => {
  const { id, links, reference } = await linksOf();
  await press(links.taken);
  await press(links.answered);
  for (const action of leadActions)
    expect((await press(links[action])).page).toBe("/lead/is-answered");
  expect(await statusOf(reference)).toBe("answered");
  expect(await leadHistory(db, id)).toHaveLength(2);
});

test("a lead that was closed by mistake can still be answered", async () => {
  const { links, reference } = await linksOf();
  await press(links["not-a-lead"]);
  expect((await press(links.taken)).page).toBe("/lead/is-closed");
  await press(links.answered);
  expect(await statusOf(reference)).toBe("answered");
});

test("shows the reference and nothing that the visitor sent", async () => {
  const { links, reference } = await linksOf();
  const pages = [
    ...leadActions.map((action) => app.request(links[action])),
    app.request(links.taken, { method: "POST" }),
  ];
  for (const response of await Promise.all(pages)) {
    const text = await response.text();
    expect(text).toContain(reference);
    for (const typed of ["Canary", message.email, message.message])
      expect(text).not.toContain(typed);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Referrer-Policy")).not.toBe("unsafe-url");
  }
});

test("a forged link, or the token of another action or lead, changes nothing", async () => {
  const { links, reference, id } = await linksOf();
  const other = await linksOf("Bo");
  const token = (path: string) => path.split("=")[1] ?? "";
  const [, mac = ""] = token(links.taken).split(".");
  const forged = [
    "/lead/taken",
    "/lead/taken?token=",
    "/lead/taken?token=.",
    `/lead/taken?token=${token(links.answered)}`,
    `/lead/not-a-lead?token=${token(links.taken)}`,
    `/lead/taken?token=${other.id}.${mac}`,
    `/lead/taken?token=${id}`,
    links.taken.slice(0, -4),
    `${links.taken}A`,
    `${links.taken}&token=x`.replace("token=", "token=y&x="),
    `/lead/taken?token=${"a".repeat(300)}`,
  ];
  for (const path of forged) {
    expect(await answer(path), path).toMatchObject({
      status: 400,
      page: "/lead/invalid",
    });
    expect((await press(path)).status, path).toBe(400);
  }
  expect(await statusOf(reference)).toBe("new");
  expect(await statusOf(other.reference)).toBe("new");
});

test("no link from before works after the key was replaced, and those of later mails do", async () => {
  const before = await linksOf();
  clock += 1000;
  await revokeLeadLinks(db, new Date(clock));
  expect((await press(before.links.taken)).status).toBe(400);
  expect(await statusOf(before.reference)).toBe("new");
  const after = await linksOf("Bo");
  await press(after.links.taken);
  expect(await statusOf(after.reference)).toBe("taken");
});

test("the links of a deleted lead say so", async () => {
  const { id, links } = await linksOf();
  await db.transaction().execute((one) => deleteLeads(one, [id]));
  for (const ask of [answer, press])
    expect(await ask(links.taken)).toMatchObject({
      status: 410,
      page: "/lead/gone",
    });
});

test("the command line may set a status that a link may not", async () => {
  const { id, links, reference } = await linksOf();
  await press(links.answered);
  const now = new Date(clock);
  await setLeadStatus(db, id, { status: "new", mailbox: null, now });
  expect(await statusOf(reference)).toBe("new");
  expect((await answer(links.taken)).page).toBe("/lead/taken");
});

test("says so if it cannot be stored, and answers no other method", async () => {
  const { links } = await linksOf();
  const other = await app.request(links.taken, { method: "PUT" });
  expect(other.status).toBe(405);
  expect(other.headers.get("Allow")).toBe("GET, HEAD, POST");
  await db.destroy();
  expect(await press(links.taken)).toMatchObject({
    status: 503,
    page: "/lead/failed",
  });
});

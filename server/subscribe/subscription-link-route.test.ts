import { beforeEach, expect, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import { isSuppressed } from "#server/recipients/suppression.ts";
import { jsonPost, terms } from "#server/intake/posts.fixture.ts";

const day = 24 * 3_600_000;
const begin = Date.parse("2026-11-20T12:00:00Z");

type Server = Awaited<ReturnType<typeof fixtureApp>>;
let app: Server["app"];
let db: Server["db"];
let clock: number;

beforeEach(async () => {
  clock = begin;
  ({ app, db } = await fixtureApp({ now: () => new Date(clock) }));
});

async function postJson(form: string, fields: object) {
  const post = jsonPost(JSON.stringify(fields), {}, form);
  expect((await app.request(post)).status).toBe(201);
}

/** Subscribes like a visitor and returns the addresses in the mail. */
async function linksOf() {
  await postJson("subscribe", { email: "ana@example.com", terms });
  const mails = db.selectFrom("outbox").selectAll();
  const { body } = await mails.executeTakeFirstOrThrow();
  const [confirm = "", leave = ""] =
    body?.match(/(?<=\d)\/sub\S+token=\S+/g) ?? [];
  return { confirm, leave };
}

/** The status and the page of the answer. */
async function answer(path: string, init?: RequestInit) {
  const response = await app.request(path, init);
  const page = /<main>(.*)<\/main>/.exec(await response.text())?.[1];
  return [response.status, page];
}
/** The same link with another first character in its token: tokens begin at random. */
const otherStart = (path: string) =>
  path.replace(/token=(.)/, (_, first) => `token=${first === "A" ? "B" : "A"}`);
const press = (path: string, init: RequestInit = {}) =>
  answer(path, { method: "POST", ...init });
async function statusOf() {
  const all = db.selectFrom("subscriptions").select("status");
  return (await all.executeTakeFirst())?.status;
}

test("only the button confirms, because scanners open every link", async () => {
  const { confirm } = await linksOf();
  expect(await answer(confirm)).toEqual([200, "/subscribe/confirm"]);
  await answer(confirm, { method: "HEAD" });
  expect(await statusOf()).toBe("pending");
  for (const _time of ["once", "again"])
    expect(await press(confirm)).toEqual([200, "/subscribe/confirmed"]);
  expect(await statusOf()).toBe("confirmed");
});

test("only the button unsubscribes, however often", async () => {
  const { confirm, leave } = await linksOf();
  await press(confirm);
  expect(await answer(leave)).toEqual([200, "/subscribe/unsubscribe"]);
  expect(await statusOf()).toBe("confirmed");
  for (const _time of ["once", "again"])
    expect(await press(leave)).toEqual([200, "/subscribe/unsubscribed"]);
  expect(await statusOf()).toBe("unsubscribed");
  expect(await press(confirm)).toEqual([410, "/subscribe/expired"]);
});

test("a request about personal data ends the subscription of its address", async () => {
  const { confirm } = await linksOf();
  await press(confirm);
  const ask = async (wanted: string) => {
    const person = { name: "Ana", email: "Ana@Example.com" };
    await postJson("privacy", { wanted, ...person });
    return statusOf();
  };
  expect(await ask("see")).toBe("confirmed");
  expect(await ask("newsletter")).toBe("unsubscribed");
});

test("a mail program unsubscribes with one post (RFC 8058)", async () => {
  const { leave } = await linksOf();
  for (const type of [
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
  ]) {
    const headers = { "Content-Type": type, Origin: "https://mail.example" };
    const body = "List-Unsubscribe=One-Click";
    expect((await press(leave, { headers, body }))[0]).toBe(200);
  }
  expect(await statusOf()).toBe("unsubscribed");
});

test("a confirmation link works for seven days, an unsubscribe link forever and without the address", async () => {
  const { confirm, leave } = await linksOf();
  clock = begin + 7 * day;
  expect(await answer(confirm)).toEqual([200, "/subscribe/confirm"]);
  clock += 1;
  expect(await answer(confirm)).toEqual([410, "/subscribe/expired"]);
  expect(await press(confirm)).toEqual([410, "/subscribe/expired"]);
  clock += 1000 * day;
  await db.deleteFrom("outbox").execute();
  await db.deleteFrom("subscriptions").execute();
  expect(await press(leave)).toEqual([200, "/subscribe/unsubscribed"]);
  expect(await isSuppressed(db, "ana@example.com")).toBe(true);
});

test("a forged link, or one of the other kind, changes nothing", async () => {
  const { confirm, leave } = await linksOf();
  const token = (path: string) => path.split("=")[1] ?? "";
  const forged = [
    "/subscribe/confirm",
    "/subscribe/confirm?token=...",
    `/subscribe/confirm?token=${token(leave)}`,
    `${confirm.slice(0, -1)}${confirm.endsWith("A") ? "B" : "A"}`,
    otherStart(confirm),
    "/subscribe/unsubscribe",
    `/subscribe/unsubscribe?token=${token(confirm)}`,
    otherStart(leave),
  ];
  for (const path of forged) {
    expect(await answer(path), path).toEqual([400, "/subscribe/expired"]);
    expect(await press(path), path).toEqual([400, "/subscribe/expired"]);
  }
  expect(await statusOf()).toBe("pending");
});

test("says so if it cannot be stored, and no page of it is cached", async () => {
  const { leave } = await linksOf();
  const { headers } = await app.request(leave);
  expect(headers.get("Cache-Control")).toBe("no-store");
  await db.destroy();
  expect(await press(leave)).toEqual([503, "/subscribe/failed"]);
});

import { readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { contact } from "#content/forms/contact.ts";
import { pageSender } from "#server/http/send-page.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import { formPost, jsonPost, message } from "./posts.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { formRoute } from "./form-route.ts";

const fromBrowser = { Origin: "http://localhost:3000" };
let clock = new Date("2026-11-20T12:00:00Z");

/** Why the lead from this post is suspect. If a token is requested, it is this many seconds old. */
async function suspicion(
  kind: "json" | "form",
  fields: Record<string, string>,
  headers: Record<string, string> = fromBrowser,
  seconds?: number,
) {
  const { app, db, intake } = await fixtureApp({ now: () => clock });
  const all: Record<string, string> = { ...message, ...fields };
  if (seconds !== undefined) all.token = await intake.tokens.issue("contact");
  clock = new Date(clock.getTime() + (seconds ?? 0) * 1000);
  const answer = await app.request(
    kind === "json"
      ? jsonPost(JSON.stringify(all), headers)
      : formPost(all, headers),
  );
  expect(answer.status).toBe(kind === "json" ? 201 : 303);
  const [lead] = await listLeads(db);
  return lead?.suspect;
}

test("a visitor who takes time, with scripts or without, is not suspect", async () => {
  expect(await suspicion("json", {}, fromBrowser, 2)).toBeNull();
  expect(await suspicion("json", { website: "" }, fromBrowser, 9)).toBeNull();
  expect(await suspicion("form", { website: "" })).toBeNull();
});

test("a missing origin alone does not make an old browser suspect", async () => {
  expect(await suspicion("form", {}, {})).toBeNull();
  expect(await suspicion("json", {}, {}, 5)).toBeNull();
});

test.each([
  ["a filled trap", "form", { website: "x" }, undefined, "honeypot"],
  ["a filled trap and a good token", "json", { website: "x" }, 9, "honeypot"],
  ["no token from a script", "json", {}, undefined, "no token"],
  ["a token too young", "json", {}, 1, "speed"],
  ["a token too old", "json", {}, 86_401, "old token"],
  ["a token of nobody's", "form", { token: "a.b.c" }, undefined, "bad token"],
  ["an empty token", "json", { token: "" }, undefined, "bad token"],
  [
    "many links",
    "form",
    { message: "http://a.example www.b.example <a href=x>" },
    undefined,
    "links",
  ],
  [
    "another trade from a script without a token",
    "json",
    { message: "Cheap BACKLINKS" },
    undefined,
    "no token, words",
  ],
  [
    "all at once",
    "json",
    { website: "x", message: "viagra [url=a [url=b [url=c" },
    undefined,
    "honeypot, no token, links, words",
  ],
] as const)(
  "%s marks a lead, which is stored and thanked for anyway",
  async (_, kind, fields, seconds, reasons) => {
    expect(await suspicion(kind, fields, fromBrowser, seconds)).toBe(reasons);
  },
);

test("a missing origin counts only with another reason", async () => {
  expect(await suspicion("json", {}, {})).toBe("no token, no origin");
});

const tradeWords = parse(
  readFileSync("tests/cases/trade-words.yaml", "utf8"),
) as { text: string }[];

test.each(tradeWords)(
  "a client's words get a receipt and no mark: $text",
  async ({ text }) => {
    const { app, db, intake } = await fixtureApp({ now: () => clock });
    const token = await intake.tokens.issue("contact");
    clock = new Date(clock.getTime() + 9000);
    const body = JSON.stringify({ ...message, message: text, token });
    await app.request(jsonPost(body, fromBrowser));
    expect(await listLeads(db)).toMatchObject([{ suspect: null }]);
    const mails = await db.selectFrom("outbox").select("kind").execute();
    expect(mails).toContainEqual({ kind: "receipt" });
  },
);

test("a flood makes posts suspect and refuses none, and leaves room for visitors with a token", async () => {
  const rateLimits = { perAddress: 1000, total: 4 };
  const fixture = { now: () => clock, rateLimits };
  const { app, db, intake } = await fixtureApp(fixture);
  /** Whether a post counts as part of the flood. */
  const isFlood = async (fields: Record<string, string>) => {
    await db.deleteFrom("outbox").execute();
    await db.deleteFrom("leads").execute();
    // Without scripts, so that the token is missed by nobody else.
    const answer = await app.request(formPost({ ...message, ...fields }));
    expect(answer.status).toBe(303);
    const [lead] = await listLeads(db);
    return lead?.suspect?.includes("flood") ?? false;
  };
  // Posts with mistakes take nothing.
  for (let times = 0; times < 9; times++)
    expect(
      (await app.request(formPost({ ...message, email: "x" }))).status,
    ).toBe(422);
  const token = await intake.tokens.issue("contact");
  const ofAnotherForm = await intake.tokens.issue("claim");
  clock = new Date(clock.getTime() + 5_000);
  for (const expected of [false, false, true, true])
    expect(await isFlood({})).toBe(expected);
  expect(await isFlood({ token: ofAnotherForm })).toBe(true);
  for (const expected of [false, false, true])
    expect(await isFlood({ token })).toBe(expected);
});

test.each([
  ["no proxy is trusted", 0],
  ["fewer proxies stand there than are trusted", 2],
])("logs once, without the address, that %s", async (_, trustedProxies) => {
  const { app } = await fixtureApp({ trustedProxies });
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  for (const _time of ["once", "again"])
    await app.request(formPost(message, { "X-Forwarded-For": "192.0.2.1" }));
  const lines = write.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => line.includes("TRUST_PROXY"))).toHaveLength(1);
  expect(lines.join("")).not.toContain("192.0.2.1");
});

test("a token passed on to other addresses takes nothing from the reserved half", async () => {
  const { app, db, intake } = await fixtureApp({
    rateLimits: { perAddress: 30, total: 20 },
    now: () => clock,
  });
  const token = await intake.tokens.issue("contact", "192.0.2.1");
  clock = new Date(clock.getTime() + 9000);
  const postFrom = async (address: string) => {
    const post = jsonPost(JSON.stringify({ ...message, token }));
    const incoming = { socket: { remoteAddress: address } };
    return (await app.request(post, undefined, { incoming })).status;
  };
  for (let bot = 10; bot < 30; bot++)
    expect(await postFrom(`198.51.100.${bot}`)).toBe(201);
  expect(await postFrom("192.0.2.1")).toBe(201);
  const leads = await listLeads(db);
  expect(leads.filter(({ suspect }) => suspect === null)).toHaveLength(11);
});

test("a post brings a receipt only with a token of ours that has not brought one", async () => {
  const { app, db, intake } = await fixtureApp({ now: () => clock });
  const token = await intake.tokens.issue("contact");
  clock = new Date(clock.getTime() + 9000);
  let strangers = 0;
  const post = (fields: object) =>
    app.request(
      formPost({
        ...message,
        ...fields,
        email: `stranger${strangers++}@example.com`,
      }),
    );
  for (const fields of [{}, { token: "x.y.z" }, { token }, { token }])
    expect((await post(fields)).status).toBe(303);
  const receipts = await db
    .selectFrom("outbox")
    .select("recipient")
    .where("kind", "=", "receipt")
    .execute();
  expect(receipts).toEqual([{ recipient: "stranger2@example.com" }]);
});

test("an unexpected error is a 503 for one request only", async () => {
  const { app, intake } = await fixtureApp();
  const { addressOf } = intake;
  intake.addressOf = () => {
    throw new Error("unexpected");
  };
  expect((await app.request(jsonPost())).status).toBe(503);
  intake.addressOf = addressOf;
  expect((await app.request(jsonPost())).status).toBe(201);
});

test("a post that is not stored in time gets its 503, and what was typed", async () => {
  const { intake } = await fixtureApp();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = Promise.withResolvers<void>();
  const route = formRoute({
    form: contact,
    subject: "lead",
    now: () => clock,
    keep: () => {
      asked.resolve();
      return new Promise(() => {});
    },
    isForeign: () => false,
    sendPage: pageSender(async (_, { form } = {}) =>
      Response.json(form?.entries),
    ),
    intake,
  });
  const { body, headers } = formPost(message);
  const answering = route.request("/", {
    method: "POST",
    body: await new Response(body).text(),
    headers,
  });
  await asked.promise;
  await vi.advanceTimersByTimeAsync(15_000);
  const answer = await answering;
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("30");
  expect(answer.headers.get("Connection")).toBe("close");
  expect(await answer.json()).toEqual(message);
});

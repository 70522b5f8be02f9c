import { readFileSync } from "node:fs";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { contact } from "#content/forms/contact.ts";
import { pageSender } from "#server/http/send-page.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import { formPost, jsonPost, message } from "./posts.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { formRoute } from "./form-route.ts";

const fromBrowser = { Origin: "http://localhost:3000" };
let clock: Date;
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
beforeEach(() => {
  clock = new Date("2026-11-20T12:00:00Z");
});

/** A server, and a token of it that is this many seconds old. */
async function opened(
  options: Parameters<typeof fixtureApp>[0] = {},
  seconds = 9,
) {
  const server = await fixtureApp({ now: () => clock, ...options });
  const token = await server.intake.tokens.issue("contact");
  later(seconds);
  return { ...server, token };
}

/** Why the lead from this post is suspect. With seconds it has a token that old. */
async function suspicion(
  kind: "json" | "form",
  fields: Record<string, string>,
  seconds?: number,
  headers: Record<string, string> = fromBrowser,
) {
  const { app, db, token } = await opened({}, seconds);
  const signed = seconds !== undefined && { token };
  const all = { ...message, ...fields, ...signed };
  const isJson = kind === "json";
  const answer = await app.request(
    isJson ? jsonPost(JSON.stringify(all), headers) : formPost(all, headers),
  );
  expect(answer.status).toBe(isJson ? 201 : 303);
  const [lead] = await listLeads(db);
  return lead?.suspect;
}

test("a visitor who takes time, with scripts or without, is not suspect, nor is an old browser that tells no origin", async () => {
  const empty = { website: "" };
  for (const headers of [fromBrowser, {}]) {
    expect(await suspicion("json", empty, 2, headers)).toBeNull();
    expect(await suspicion("form", empty, undefined, headers)).toBeNull();
  }
});

const links = "http://a.example www.b.example <a href=x>";

test.each([
  ["a filled trap", "form", { website: "x" }, undefined, "honeypot"],
  ["a filled trap and a good token", "json", { website: "x" }, 9, "honeypot"],
  ["no token from a script", "json", {}, undefined, "no token"],
  ["a token too young", "json", {}, 1, "speed"],
  ["a token too old", "json", {}, 86_401, "old token"],
  ["a token of nobody's", "form", { token: "a.b.c" }, undefined, "bad token"],
  ["an empty token", "json", { token: "" }, undefined, "bad token"],
  ["many links", "form", { message: links }, undefined, "links"],
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
    expect(await suspicion(kind, fields, seconds)).toBe(reasons);
    // A missing origin counts only with another reason.
    expect(await suspicion(kind, fields, seconds, {})).toBe(
      `${reasons}, no origin`,
    );
  },
);

const tradeWords = parse(
  readFileSync("tests/cases/trade-words.yaml", "utf8"),
) as { text: string }[];

test.each(tradeWords)("a client may write $text", async ({ text }) => {
  const { app, db, token } = await opened();
  const body = JSON.stringify({ ...message, message: text, token });
  await app.request(jsonPost(body, fromBrowser));
  expect(await listLeads(db)).toMatchObject([{ suspect: null }]);
  const mails = await db.selectFrom("outbox").select("kind").execute();
  expect(mails).toContainEqual({ kind: "receipt" });
});

test("a flood makes posts suspect and refuses none, and leaves room for visitors with a token", async () => {
  const rateLimits = { perAddress: 1000, total: 4 };
  const { app, db, intake, token } = await opened({ rateLimits });
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
    await app.request(formPost({ ...message, email: "x" }));
  const ofAnotherForm = await intake.tokens.issue("claim");
  later(5);
  for (const expected of [false, false, true, true])
    expect(await isFlood({})).toBe(expected);
  expect(await isFlood({ token: ofAnotherForm })).toBe(true);
  for (const expected of [false, false, true])
    expect(await isFlood({ token })).toBe(expected);
});

test("a post brings a receipt only with a token of ours that has not brought one", async () => {
  const { app, db, token } = await opened();
  const posts: Record<string, string>[] = [{}, { token: "x" }, { token }];
  for (const [number, fields] of [...posts, { token }].entries()) {
    const email = `stranger${number}@example.com`;
    await app.request(formPost({ ...message, ...fields, email }));
  }
  const receipts = db.selectFrom("outbox").where("kind", "=", "receipt");
  const [mail, ...more] = await receipts.select("recipient").execute();
  expect(mail?.recipient).toBe("stranger2@example.com");
  expect(more).toEqual([]);
});

test("a post that is not stored in time gets its 503, and what was typed", async () => {
  const { intake } = await fixtureApp();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const called = Promise.withResolvers<void>();
  const route = formRoute({
    form: contact,
    subject: "lead",
    now: () => clock,
    keep: () => {
      called.resolve();
      return new Promise(() => {});
    },
    isForeign: () => false,
    sendPage: pageSender(async (_, { form } = {}) =>
      Response.json(form?.entries),
    ),
    intake,
  });
  const { headers } = formPost(message);
  const body = new URLSearchParams(message).toString();
  const answering = route.request("/", { method: "POST", body, headers });
  await called.promise;
  await vi.advanceTimersByTimeAsync(15_000);
  const answer = await answering;
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("30");
  expect(answer.headers.get("Connection")).toBe("close");
  expect(await answer.json()).toEqual(message);
});

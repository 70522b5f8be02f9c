import { subscribe } from "#content/forms/subscribe.ts";
import { wordingOf } from "#forms/define-form.ts";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { pageSender } from "#server/http/send-page.ts";
import { usualMailing } from "#server/outbox/lead-mailing.ts";
import { openIntake } from "#server/intake/intake.ts";
import type { Render } from "#server/http/renderer.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { subscribeRoute } from "./subscribe-route.ts";

const terms = wordingOf(subscribe.fields.terms);

/** Records what was to be rendered. */
const told: Render = async (address, input) =>
  Response.json(
    { address, ...input?.form },
    { headers: { "Content-Security-Policy": "style-src 'sha256-style'" } },
  );
const valid = { email: "Ana@Example.com", terms };

let db: Awaited<ReturnType<typeof openSqlite>>;
let route: ReturnType<typeof subscribeRoute>;
let clock: Date;

beforeEach(async () => {
  db = await openSqlite(mkdtempSync(join(tmpdir(), "subscribe-")));
  clock = new Date("2026-11-20T12:00:00Z");
  const now = () => clock;
  const limits = { perAddress: 1000, total: 1000 };
  const intake = await openIntake({ db, kind: "sqlite" }, limits, 0, now);
  route = subscribeRoute({
    db,
    intake,
    sendPage: pageSender(told),
    mailing: usualMailing,
    now,
    isForeign: () => false,
    wakeMail: () => {},
  });
});

function post(body: unknown, type = "application/json") {
  return route.request("/", {
    method: "POST",
    headers: { "Content-Type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}
const postForm = (fields: Record<string, string>) =>
  post(
    new URLSearchParams(fields).toString(),
    "application/x-www-form-urlencoded",
  );
const rows = () => db.selectFrom("subscriptions").selectAll().execute();

test("stores a pending subscription with the wording that was accepted", async () => {
  const answer = await post(valid);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ status: "pending" });
  expect(await rows()).toEqual([
    {
      id: expect.any(String),
      ip_hash: null,
      email_hash: expect.stringMatching(/^[\w-]{43}$/),
      email: "Ana@Example.com",
      email_key: "ana@example.com",
      status: "pending",
      created_at: "2026-11-20T12:00:00.000Z",
      requested_at: "2026-11-20T12:00:00.000Z",
      confirmed_at: null,
      consent_version: terms,
      bounced_at: null,
    },
  ]);
});

test("answers a known address like an unknown one", async () => {
  const first = await post(valid);
  clock = new Date("2026-11-21T12:00:00Z");
  const second = await post({ ...valid, email: "ana@example.com" });
  expect(second.status).toBe(first.status);
  expect(await second.text()).toBe(await first.text());
  expect(await rows()).toMatchObject([
    {
      created_at: "2026-11-20T12:00:00.000Z",
      requested_at: "2026-11-21T12:00:00.000Z",
    },
  ]);
});

test.each([
  ["confirmed", "confirmed"],
  ["unsubscribed", "pending"],
] as const)(
  "an address that was %s is %s after another request",
  async (before, after) => {
    await post(valid);
    await db.updateTable("subscriptions").set({ status: before }).execute();
    expect((await post(valid)).status).toBe(201);
    expect(await rows()).toMatchObject([{ status: after }]);
  },
);

test("a form posted without scripts gets pages", async () => {
  const sent = await postForm(valid);
  expect(sent.status).toBe(303);
  expect(sent.headers.get("Location")).toBe("/subscribe/thanks");

  const wrong = await postForm({ email: "ana@" });
  expect(wrong.status).toBe(422);
  expect(wrong.headers.get("Content-Security-Policy")).toContain(
    "sha256-style",
  );
  expect(await wrong.json()).toEqual({
    address: "/subscribe/problem",
    entries: { email: "ana@" },
    errors: {
      email: subscribe.errorWords.email,
      terms: subscribe.fields.terms.required,
    },
  });
});

test.each([
  [
    422,
    {},
    { email: subscribe.fields.email.required, terms: expect.any(String) },
  ],
  [422, { ...valid, terms: "no" }, { terms: expect.any(String) }],
  [422, { ...valid, terms: true }, { terms: expect.any(String) }],
  [400, "{", undefined],
])("answers %i to %j", async (status, body, errors) => {
  const answer = await post(body);
  expect(answer.status).toBe(status);
  expect(((await answer.json()) as { errors?: object }).errors).toEqual(errors);
  expect(await rows()).toEqual([]);
});

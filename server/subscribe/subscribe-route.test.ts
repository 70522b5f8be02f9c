import { subscribe } from "#content/forms/subscribe.ts";
import { wordingOf } from "#forms/define-form.ts";
import { beforeEach, expect, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";

// What it answers to other posts is in server/intake/statuses.test.ts, as for every form.

const terms = wordingOf(subscribe.fields.terms);
const valid = { email: "Ana@Example.com", terms };

let app: Awaited<ReturnType<typeof fixtureApp>>["app"];
let db: Awaited<ReturnType<typeof fixtureApp>>["db"];
let clock: Date;

beforeEach(async () => {
  clock = new Date("2026-11-20T12:00:00Z");
  ({ app, db } = await fixtureApp({ now: () => clock }));
});

const post = (body: object) =>
  app.request("/api/subscribe", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
const rows = () => db.selectFrom("subscriptions").selectAll().execute();

test("stores a pending subscription with the wording that was accepted, and answers a known address like an unknown one", async () => {
  const first = await post(valid);
  expect(first.status).toBe(201);
  const stored = {
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
  };
  expect(await rows()).toEqual([stored]);
  clock = new Date("2026-11-21T12:00:00Z");
  const second = await post({ ...valid, email: "ana@example.com" });
  expect(second.status).toBe(first.status);
  expect(await second.text()).toBe(await first.text());
  const [{ requested_at }] = (await rows()) as [typeof stored];
  expect(requested_at).toBe("2026-11-21T12:00:00.000Z");
});

test.each([undefined, "no", true])(
  "terms that are %j are not accepted",
  async (other) => {
    const answer = await post({ ...valid, terms: other });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual(["terms"]);
    expect(await rows()).toEqual([]);
  },
);

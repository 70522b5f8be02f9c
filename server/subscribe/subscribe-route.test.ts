import { beforeEach, expect, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import { jsonPost, terms } from "#server/intake/posts.fixture.ts";

// What it answers to other posts is in server/intake/statuses.test.ts, as for every form.

const valid = { email: "Ana@Example.com", terms };

type Server = Awaited<ReturnType<typeof fixtureApp>>;
let app: Server["app"];
let db: Server["db"];
let clock: Date;

beforeEach(async () => {
  clock = new Date("2026-11-20T12:00:00Z");
  ({ app, db } = await fixtureApp({ now: () => clock }));
});

const post = (body: object) =>
  app.request(jsonPost(JSON.stringify(body), {}, "subscribe"));
const rows = () => db.selectFrom("subscriptions").selectAll().execute();

test("stores a pending subscription with the wording that was accepted, and answers a known address like an unknown one", async () => {
  const first = await post(valid);
  expect(first.status).toBe(201);
  const { email } = valid;
  const stored = { email, status: "pending", consent_version: terms };
  expect(await rows()).toMatchObject([{ ...stored, confirmed_at: null }]);
  clock = new Date("2026-11-21T12:00:00Z");
  const second = await post({ ...valid, email: "ana@example.com" });
  expect(second.status).toBe(first.status);
  expect(await second.text()).toBe(await first.text());
  const requested_at = clock.toISOString();
  expect(await rows()).toMatchObject([{ status: "pending", requested_at }]);
});

test("other terms are not accepted", async () => {
  for (const other of [undefined, "no", true])
    expect((await post({ ...valid, terms: other })).status).toBe(422);
  expect(await rows()).toEqual([]);
});

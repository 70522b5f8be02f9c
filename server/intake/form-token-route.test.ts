import { expect, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";

const ofContact = "/api/form-token?purpose=contact";

test("gives an uncached token for the form that asks, and 400 to others", async () => {
  let clock = new Date("2026-11-20T12:00:00Z");
  const { app, intake } = await fixtureApp({ now: () => clock });
  const answer = await app.request(ofContact);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const token = await answer.text();
  clock = new Date("2026-11-20T12:00:05Z");
  expect(await intake.tokens.fault(token, "contact")).toBeUndefined();
  for (const query of ["", "?purpose=", "?purpose=login"])
    expect((await app.request(`/api/form-token${query}`)).status).toBe(400);
});

test("has its own limit, above that of posts", async () => {
  const { app } = await fixtureApp({ rateLimits: { perAddress: 1, total: 9 } });
  const statuses: number[] = [];
  for (let request = 0; request < 21; request++)
    statuses.push((await app.request(ofContact)).status);
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
});

test("answers 503 if the store has no key", async () => {
  let clock = new Date("2026-11-20T12:00:00Z");
  const { app, db } = await fixtureApp({ now: () => clock });
  await db.destroy();
  clock = new Date("2026-11-22T12:00:00Z");
  const answer = await app.request(ofContact);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("30");
});

import { expect, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { body, jsonPost, message } from "./post.fixture.ts";

test("answers 201 with the reference once the lead is in the store", async () => {
  const { app, db } = await fixtureApp();
  const answer = await app.request(jsonPost());
  expect(answer.status).toBe(201);
  const { reference } = (await answer.json()) as { reference: string };
  expect(reference).toMatch(/^SR-[2-9A-HJ-NP-Z]{6}$/);
  expect(await listLeads(db)).toEqual([
    expect.objectContaining({
      ...message,
      reference,
      kind: "contact",
      received_at: "2026-11-20T12:00:00.000Z",
      idempotency_key: null,
      follows: null,
    }),
  ]);
});

test("answers 422 with a message per wrong field, and keeps nothing", async () => {
  const { app, db } = await fixtureApp();
  const answer = await app.request(
    jsonPost(JSON.stringify({ ...message, name: " ", email: "ana" })),
  );
  expect(answer.status).toBe(422);
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
  expect(await answer.json()).toEqual({
    title: expect.any(String),
    status: 422,
    errors: {
      name: "Enter your name",
      email: "Enter an email address in the form name@example.com",
    },
  });
  expect(await listLeads(db)).toEqual([]);
});

test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])(
  "answers 405 to %s and says that POST is allowed",
  async (method) => {
    const { app } = await fixtureApp();
    const answer = await app.request("/api/contact", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("POST");
  },
);

test("answers 503 with Retry-After when the store fails", async () => {
  const { app, db } = await fixtureApp();
  await db.destroy();
  const answer = await app.request(jsonPost());
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("30");
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
});

test("20 posts at once with one Idempotency-Key get one reference for one lead", async () => {
  const { app, db } = await fixtureApp();
  const key = { "Idempotency-Key": "0a1b2c3d-0000-4000-8000-123456789abc" };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.request(jsonPost(body, key))),
  );
  const references = await Promise.all(
    answers.map((answer) => answer.json() as Promise<{ reference: string }>),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(
    new Set([201]),
  );
  expect(new Set(references.map(({ reference }) => reference)).size).toBe(1);
  expect(await listLeads(db)).toHaveLength(1);
});

test("other words under that key are a new lead that follows the first", async () => {
  const { app, db } = await fixtureApp();
  const key = { "Idempotency-Key": "~".repeat(100) };
  await app.request(jsonPost(body, key));
  const edited = JSON.stringify({ ...message, message: "Hello again" });
  const answer = await app.request(jsonPost(edited, key));
  expect(answer.status).toBe(201);
  const [second, first] = await listLeads(db);
  expect(second?.follows).toBe(first?.id);
});

test.each(["", "~".repeat(101), "two words", "\u00e9"])(
  "answers 400 to the Idempotency-Key %j",
  async (key) => {
    const { app, db } = await fixtureApp();
    const answer = await app.request(
      jsonPost(body, { "Idempotency-Key": key }),
    );
    expect(answer.status).toBe(400);
    expect(await listLeads(db)).toEqual([]);
  },
);

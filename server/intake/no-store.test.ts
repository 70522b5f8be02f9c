import { expect, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import { message, request as certificate } from "./posts.fixture.ts";

const post = (fields: object, type: string, path = "/api/contact") =>
  new Request(`http://localhost:3000${path}`, {
    method: "POST",
    headers: { "Content-Type": type, Accept: "text/html" },
    body:
      type === "application/json"
        ? JSON.stringify(fields)
        : new URLSearchParams({ ...fields }),
  });
const page = "application/x-www-form-urlencoded";
const json = "application/json";
const get = (path: string) => new Request(`http://localhost:3000${path}`);

test.each<[string, Request, status: number]>([
  ["a reference", post(message, json), 201],
  ["the way to a reference", post(message, page), 303],
  ["what is wrong", post({ ...message, email: "ana" }, json), 422],
  ["a page with what was typed", post({ ...message, email: "ana" }, page), 422],
  [
    "the same of another form",
    post({ ...certificate, email: "ana" }, page, "/api/certificate"),
    422,
  ],
  ["a form that cannot be read", post([], json), 400],
  ["a link of a mail", get("/subscribe/unsubscribe?token=x"), 400],
])("no cache keeps %s", async (_, request, status) => {
  const { app } = await fixtureApp();
  const answer = await app.request(request);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("no cache keeps thanks with a reference", async () => {
  const { app } = await fixtureApp();
  const sent = await app.request(post(message, page));
  const thanks = await app.request(get(sent.headers.get("Location")!));
  expect(thanks.status).toBe(200);
  expect(thanks.headers.get("Cache-Control")).toBe("no-store");
});

test("no cache keeps typed text from a rejected or failed post", async () => {
  const { app, db } = await fixtureApp({
    rateLimits: { perAddress: 1, total: 9 },
  });
  await db.destroy();
  for (const status of [503, 429]) {
    const answer = await app.request(post(message, page));
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  }
});

import { expect, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { body, jsonPost } from "./posts.fixture.ts";

test.each([
  [{}, 201],
  [{ Origin: "http://localhost:3000" }, 201],
  [{ Origin: "https://www.example.com" }, 201],
  [{ Origin: "http://127.0.0.1:3000", Host: "127.0.0.1:3000" }, 201],
  [{ Origin: "http://[::1]:3000", Host: "[::1]:3000" }, 201],
  [{ Origin: "https://www.example.com", "Sec-Fetch-Site": "cross-site" }, 201],
  [{ "Sec-Fetch-Site": "same-origin" }, 201],
  [{ "Sec-Fetch-Site": "none" }, 201],
  [{ "Sec-Fetch-Site": "cross-site" }, 403],
  [{ "Sec-Fetch-Site": "same-site" }, 403],
  [{ Origin: "https://evil.example" }, 403],
  [{ Origin: "http://localhost:3001" }, 403],
  [{ Origin: "https://www.example.com.evil.example" }, 403],
  // The client chooses Host, so it allows nothing.
  [{ Origin: "https://evil.example", Host: "evil.example" }, 403],
  [{ Origin: "http://localhost.evil", Host: "localhost.evil" }, 403],
  [{ Origin: "http://127.0.0.1:3000", Host: "localhost:3000" }, 403],
  [{ Origin: "null" }, 403],
  [{ Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" }, 403],
])("a post with %j gets %i", async (headers: object, status) => {
  const { app, db } = await fixtureApp({
    formOrigins: ["https://www.example.com"],
  });
  const answer = await app.request(jsonPost(body, { ...headers }));
  expect(answer.status).toBe(status);
  expect(await listLeads(db)).toHaveLength(status === 201 ? 1 : 0);
  expect(answer.headers.has("Access-Control-Allow-Origin")).toBe(false);
});

import { expect, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { body, formPost, jsonPost, message } from "./posts.fixture.ts";

/** Not through URLSearchParams, which would repair it. */
const form = (text: string) =>
  jsonPost(text, { "Content-Type": "application/x-www-form-urlencoded" });

test("answers 400 to what is no object in JSON, and stores nothing", async () => {
  const { app, db } = await fixtureApp();
  for (const text of ["{", "", `[${body}]`, '"Ana"', "null"]) {
    const answer = await app.request(jsonPost(text));
    expect(answer.status, text).toBe(400);
    expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
  }
  expect(await listLeads(db)).toEqual([]);
});

const encoded = new URLSearchParams(message).toString();
const changed = (fields: object) =>
  jsonPost(JSON.stringify({ ...message, ...fields }));

test.each([
  ["__proto__", jsonPost(`{"__proto__":{"name":"Bo"},${body.slice(1)}`)],
  ["a list of texts", changed({ name: ["", message.name, "Bo"] })],
  ["an object for an empty field", changed({ phone: { a: "b" } })],
  ["another audience", changed({ audience: "x" })],
  ["odd signals", changed({ website: true, token: {}, source: 1 })],
  ["a field twice in JSON", jsonPost(`{"name":"Bo",${body.slice(1)}`)],
  [
    "deep JSON",
    jsonPost(`{"a":${"[".repeat(9e4)}${"]".repeat(9e4)},${body.slice(1)}`),
  ],
  ["a field twice, in escapes", form(`${encoded}&n%61me=Bo`)],
  ["other fields in a form", form(`fax=1&${encoded}&__proto__=1&a=%C3`)],
  [
    "thousands of names",
    form(
      `${Array.from({ length: 2e4 }, (_, one) => `f${one}=&`).join("")}${encoded}`,
    ),
  ],
])("%s loses no lead", async (_, request) => {
  const { app, db } = await fixtureApp();
  const answer = await app.request(request);
  expect([201, 303]).toContain(answer.status);
  const { fields } = messageContent(message);
  expect(await listLeads(db)).toMatchObject([
    { name: message.name, email: message.email, phone: "", fields },
  ]);
});

test("accepts a type with parameters and in capitals, and quotes, backslashes and surrogate pairs in JSON", async () => {
  const { app, db } = await fixtureApp();
  const odd = { ...message, message: '"\\" {"name": "x"} \\\\ 😀' };
  const { fields } = messageContent(odd);
  const type = { "Content-Type": "Application/JSON; charset=utf-8" };
  for (const text of [JSON.stringify(odd), JSON.stringify(odd, null, 2)])
    expect((await app.request(jsonPost(text, type))).status).toBe(201);
  expect(await listLeads(db)).toMatchObject([{ fields }, { fields }]);
});

test("accepts the longest message in both encodings; a longer one is an error of its field with both counts", async () => {
  const { app, db } = await fixtureApp();
  const post = (length: number) => {
    const sent = { ...message, message: "😀".repeat(length) };
    return Promise.all([
      app.request(jsonPost(JSON.stringify(sent))),
      app.request(formPost(sent)),
    ]);
  };
  const accepted = await post(5000);
  expect(accepted.map(({ status }) => status)).toEqual([201, 303]);
  for (const answer of await post(20_000)) {
    expect(answer.status).toBe(422);
    const text = await answer.text();
    for (const count of ["20,000", "5,000"]) expect(text).toContain(count);
  }
  expect(await listLeads(db)).toHaveLength(2);
});

const padded = (bytes: number) => body.padEnd(bytes, " ");

/** A body that arrives in pieces, without Content-Length. Counts the bytes that were read. */
function streamed(text: string, taken: { bytes: number }) {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    pull(controller) {
      const piece = bytes.subarray(taken.bytes, taken.bytes + 1000);
      taken.bytes += piece.length;
      if (piece.length > 0) controller.enqueue(piece);
      else controller.close();
    },
  });
}

test("accepts a body of 256 KB and answers 413 to one byte more, in both encodings", async () => {
  const { app, db } = await fixtureApp();
  const statusOf = async (post: Request) => (await app.request(post)).status;
  expect(await statusOf(jsonPost(padded(262_144)))).toBe(201);
  expect(await statusOf(jsonPost(padded(262_145)))).toBe(413);
  expect(await statusOf(form("message=".padEnd(262_144, "m")))).toBe(422);
  expect(await statusOf(form("message=".padEnd(262_145, "m")))).toBe(413);
  expect(await listLeads(db)).toHaveLength(1);
});

test("counts a streamed body as it arrives, and reads no more than necessary", async () => {
  const { app } = await fixtureApp();
  const send = async (text: string, headers?: Record<string, string>) => {
    const taken = { bytes: 0 };
    const post = jsonPost(streamed(text, taken), headers);
    return { status: (await app.request(post)).status, taken: taken.bytes };
  };
  expect((await send(padded(262_144))).status).toBe(201);
  const over = await send(padded(1_000_000));
  expect(over.status).toBe(413);
  expect(over.taken).toBeLessThan(270_000);
  const announced = await send(padded(1_000_000), {
    "Content-Length": "1000000",
  });
  expect(announced.status).toBe(413);
  // The stream itself reads one piece ahead.
  expect(announced.taken).toBeLessThanOrEqual(1000);
});

import { expect, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { body, formPost, jsonPost, message } from "./posts.fixture.ts";

/** Not through URLSearchParams, which would repair it. */
const form = (text: string) =>
  jsonPost(text, { "Content-Type": "application/x-www-form-urlencoded" });

test.each([
  ["no JSON", jsonPost("{")],
  ["nothing", jsonPost("")],
  ["a list", jsonPost(`[${body}]`)],
  ["a text", jsonPost('"Ana"')],
  ["null", jsonPost("null")],
])("answers 400 to %s, and stores nothing", async (_, request) => {
  const { app, db } = await fixtureApp();
  const answer = await app.request(request);
  expect(answer.status).toBe(400);
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
  expect(await listLeads(db)).toEqual([]);
});

const encoded = new URLSearchParams(message).toString();
const changed = (fields: object) =>
  jsonPost(JSON.stringify({ ...message, ...fields }));

test.each([
  ["__proto__", jsonPost(`{"__proto__":{"name":"Bo"},${body.slice(1)}`)],
  ["constructor", jsonPost(`{"constructor":"x",${body.slice(1)}`)],
  ["another field", changed({ "ext-helper-id": "1" })],
  ["a list of texts", changed({ name: ["", message.name, "Bo"] })],
  ["an object for an empty field", changed({ phone: { a: "b" } })],
  ["null for an empty field", changed({ phone: null })],
  ["another audience", changed({ audience: "x" })],
  ["odd signals", changed({ website: true, token: {}, source: 1 })],
  ["a field twice in JSON", jsonPost(`{"name":"Bo",${body.slice(1)}`)],
  [
    "deep JSON",
    jsonPost(`{"a":${"[".repeat(9e4)}${"]".repeat(9e4)},${body.slice(1)}`),
  ],
  ["a field twice", form(`${encoded}&name=Bo`)],
  ["a field first empty", form(`name=&${encoded}`)],
  ["a field twice in escapes", form(`${encoded}&n%61me=Bo`)],
  ["__proto__ in a form", form(`__proto__=1&${encoded}`)],
  ["another field in a form", form(`${encoded}&fax=1`)],
  [
    "another field whose escapes are no UTF-8",
    form(`${encoded}&fax=%FF&a=%C3`),
  ],
  ["thousands of other fields", form(`${"a=1&".repeat(3e4)}${encoded}`)],
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

test("bytes that are no text become replacement characters", async () => {
  const { app, db } = await fixtureApp();
  const latin = Buffer.from(body.replace("Hello", "Hell\u00f6"), "latin1");
  await app.request(jsonPost(latin));
  await app.request(form(encoded.replace("Hello", "Hell%F6")));
  const { fields } = messageContent({ message: "Hell\ufffd" });
  expect(await listLeads(db)).toMatchObject([{ fields }, { fields }]);
});

test("posts with other fields are counted", async () => {
  const { app, intake } = await fixtureApp();
  await app.request(jsonPost());
  await app.request(changed({ fax: "1" }));
  expect(intake.counters.drain().contact).toMatchObject({
    accepted: 2,
    extended: 1,
  });
});

test("accepts a type with parameters and in capitals", async () => {
  const { app } = await fixtureApp();
  const type = "Application/JSON; charset=utf-8";
  const answer = await app.request(jsonPost(body, { "Content-Type": type }));
  expect(answer.status).toBe(201);
});

test("accepts quotes, backslashes and whole surrogate pairs in JSON", async () => {
  const { app, db } = await fixtureApp();
  const odd = { ...message, message: '"\\" {"name": "x"} \\\\ 😀' };
  const { fields } = messageContent(odd);
  const kept = { name: odd.name, fields };
  for (const text of [JSON.stringify(odd), JSON.stringify(odd, null, 2)])
    expect((await app.request(jsonPost(text))).status).toBe(201);
  expect(await listLeads(db)).toMatchObject([kept, kept]);
});

test.each([
  ["in CJK", "保"],
  ["in emoji", "😀"],
])("accepts the longest message %s in both encodings", async (_, letter) => {
  const { app, db } = await fixtureApp();
  const longest = {
    ...message,
    name: letter.repeat(200),
    message: letter.repeat(5000),
  };
  const { fields } = messageContent(longest);
  const kept = { name: longest.name, fields };
  expect((await app.request(jsonPost(JSON.stringify(longest)))).status).toBe(
    201,
  );
  expect((await app.request(formPost(longest))).status).toBe(303);
  expect(await listLeads(db)).toMatchObject([kept, kept]);
});

test.each([
  ["in Latin letters", "m"],
  ["in CJK", "保"],
  ["in emoji", "😀"],
])(
  "a message of 20,000 characters %s is an error of its field with both counts, in both encodings",
  async (_, letter) => {
    const { app, db } = await fixtureApp();
    const long = { ...message, message: letter.repeat(20_000) };
    const json = await app.request(jsonPost(JSON.stringify(long)));
    expect(json.status).toBe(422);
    const { errors } = (await json.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual(["message"]);
    const page = await app.request(formPost(long));
    expect(page.status).toBe(422);
    const html = await page.text();
    for (const count of ["20,000", "5,000"]) {
      expect(Object.values(errors)[0]).toContain(count);
      expect(html).toContain(count);
    }
    // All of it comes back.
    expect(html).toContain(long.message);
    expect(await listLeads(db)).toEqual([]);
  },
);

const padded = (bytes: number) => body.padEnd(bytes, " ");

/** A body that arrives in pieces, without Content-Length. Counts the pieces that were read. */
function streamed(text: string, taken = { bytes: 0 }) {
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

test("accepts a body of 256 KB and answers 413 to one byte more", async () => {
  const { app, db } = await fixtureApp();
  const full = await app.request(
    jsonPost(padded(262_144), { "Content-Length": "262144" }),
  );
  expect(full.status).toBe(201);
  const over = await app.request(
    jsonPost(padded(262_145), { "Content-Length": "262145" }),
  );
  expect(over.status).toBe(413);
  expect(over.headers.get("Connection")).toBe("close");
  expect(over.headers.get("Content-Type")).toBe("application/problem+json");
  expect(await listLeads(db)).toHaveLength(1);
});

test("accepts a urlencoded form of 256 KB and answers 413 to one byte more", async () => {
  const { app } = await fixtureApp();
  const statusOf = async (bytes: number) =>
    (await app.request(form("message=".padEnd(bytes, "m")))).status;
  expect(await statusOf(262_144)).toBe(422);
  expect(await statusOf(262_145)).toBe(413);
});

test("counts a streamed body as it arrives, and reads no more than necessary", async () => {
  const { app, db } = await fixtureApp();
  const full = await app.request(jsonPost(streamed(padded(262_144))));
  expect(full.status).toBe(201);
  const taken = { bytes: 0 };
  const over = await app.request(jsonPost(streamed(padded(1_000_000), taken)));
  expect(over.status).toBe(413);
  expect(taken.bytes).toBeLessThan(270_000);
  const announced = { bytes: 0 };
  const length = { "Content-Length": "1000000" };
  const refused = jsonPost(streamed(padded(1_000_000), announced), length);
  expect((await app.request(refused)).status).toBe(413);
  // The stream itself reads one piece ahead.
  expect(announced.bytes).toBeLessThanOrEqual(1000);
  expect(await listLeads(db)).toHaveLength(1);
});

test("a client that disconnects while sending is not a server error", async () => {
  const { app } = await fixtureApp();
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new Error("gone")),
  });
  const answer = await app.request(jsonPost(broken));
  expect(answer.status).toBe(400);
});

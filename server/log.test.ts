import { expect, test, vi } from "vitest";
import { fixtureApp } from "./app.fixture.ts";
import {
  body,
  formPost,
  from,
  jsonPost,
  terms,
} from "./intake/posts.fixture.ts";
import { reportCounters } from "./intake/counters.ts";
import { written } from "./log.fixture.ts";
import { log, logLinesDropped, reason } from "./log.ts";

/** Strings that would be in the log if it contained anything from a visitor. */
const person = { name: "Canary-name", email: "canary-email@example.com" };
const canary = { ...person, phone: "canary-phone", message: "canary" };
const typed = JSON.stringify(canary);
const elsewhere = { "X-Forwarded-For": "canary-address, 192.0.2.1" };
const subscription = (fields: Record<string, string>) =>
  formPost(fields, {}, "subscribe");

test("nothing from a visitor is in the log, whether it is stored or not", async () => {
  const { app, db, intake } = await fixtureApp({
    rateLimits: { perAddress: 20, total: 20 },
    trustedProxies: 1,
  });
  const connection = from("10.0.0.1");
  const text = await written(async () => {
    const statuses: number[] = [];
    const send = async (request: Request) =>
      statuses.push((await app.request(request, undefined, connection)).status);
    await send(jsonPost(typed, { "Idempotency-Key": "canary-key" }));
    await send(formPost(canary, elsewhere));
    await send(formPost({ ...canary, website: "canary", token: "canary" }));
    await send(jsonPost(JSON.stringify({ ...canary, email: "canary" })));
    await send(formPost({ ...canary, email: "canary" }));
    await send(jsonPost(JSON.stringify({ ...canary, canary: "canary" })));
    await send(jsonPost(`${typed} canary`));
    await send(jsonPost(typed.padEnd(263_000, "canary")));
    await send(jsonPost(typed, { Origin: "https://canary.example" }));
    await send(jsonPost(typed, { "Content-Type": "text/canary" }));
    await send(new Request("http://localhost/canary?q=canary"));
    await send(new Request("http://localhost/%canary"));
    await send(new Request("http://localhost/api/form-token?purpose=canary"));
    await send(subscription({ email: canary.email, terms }));
    await send(subscription({ email: "canary", terms: "canary" }));
    for (let post = 0; post < 20; post++) await intake.posts("192.0.2.1");
    await send(formPost(canary, elsewhere));
    intake.posts = async () => 0;
    await db.destroy();
    await send(jsonPost(typed));
    await send(formPost({ ...canary, token: "canary" }));
    await send(subscription({ email: canary.email, terms }));
    reportCounters(intake.counters)();
    expect(statuses).toEqual([
      201, 303, 303, 422, 422, 201, 400, 413, 403, 415, 404, 400, 400, 303, 422,
      429, 503, 503, 503,
    ]);
  });
  expect(text).toMatch(/"lead kept"[^]*"lead not kept"[^]*"form posts"/);
  expect(text).not.toMatch(/canary|192\.0\.2\.1|10\.0\.0\.1/i);
});

test("an event is one line of JSON, whatever it contains, and of an error only its kind", async () => {
  const codes = { code: "ERR_SQLITE_ERROR", errcode: 13 };
  const error = Object.assign(new TypeError(body), codes);
  const kind = { error: "TypeError", ...codes };
  expect(reason(error)).toEqual(kind);
  expect(reason(body)).toEqual({ error: "string" });
  const text = await written(() =>
    log("info", "a\nb", { value: "c\nd", err: error }),
  );
  expect(text.indexOf("\n")).toBe(text.length - 1);
  const line = { level: "info", event: "a\nb", value: "c\nd", err: kind };
  expect(JSON.parse(text)).toMatchObject(line);
});

test("if a stuck reader leaves too much unread, lines are dropped and counted", async () => {
  const unread = vi.spyOn(process.stdout, "writableLength", "get");
  unread.mockReturnValue(2_000_000);
  const before = logLinesDropped();
  expect(await written(() => log("info", "stuck"))).toBe("");
  expect(logLinesDropped()).toBe(before + 1);
  unread.mockReturnValue(0);
  expect(await written(() => log("info", "read again"))).not.toBe("");
  unread.mockRestore();
});

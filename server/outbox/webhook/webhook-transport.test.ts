import type { OutgoingHttpHeaders } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  sinkSecret,
  startWebhookSink,
  verify,
} from "../../../tests/faults/webhook-sink.ts";
import type { SendError, ToSend } from "#server/outbox/transport.ts";
import { webhookTransport } from "./webhook-transport.ts";

const webhook: ToSend = {
  id: "d0b4b2a4-6f0a-4f7e-9a0e-0f5c0c6a7b11",
  kind: "contact",
  recipient: null,
  reply_to: null,
  subject: "lead.created",
  body: '{"name":"Ana Núñez"}',
  html: null,
  unsubscribe_url: null,
  created_at: "2026-11-20T12:00:00.000Z",
};
const never = new AbortController().signal;
const bytesOf = (secret: string) => Buffer.from(secret.slice(6), "base64");

async function open(secrets = [sinkSecret], now = () => new Date()) {
  const sink = await startWebhookSink();
  onTestFinished(() => sink[Symbol.asyncDispose]());
  const transport = webhookTransport(
    { url: sink.url, secrets: secrets.map(bytesOf) },
    now,
  );
  const send = (signal = never) => transport.send(webhook, signal);
  return { sink, send };
}

test("during a change of the secret, receivers with either one accept it", async () => {
  const other = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
  const third = `whsec_${Buffer.alloc(24, 8).toString("base64")}`;
  const { sink, send } = await open([other, sinkSecret]);
  await send();
  const { body, headers } = sink.tries[0]!;
  const problemWith = (secret: string) =>
    verify(body, headers, Date.now(), secret);
  for (const secret of [sinkSecret, other])
    expect(problemWith(secret)).toBeUndefined();
  expect(problemWith(third)).toContain("No matching signature");
});

const noon = new Date("2026-11-20T12:00:00Z");
const at = (time: string) => ({
  "Retry-After": `Fri, 20 Nov 2026 ${time} GMT`,
});

test.each<[number, OutgoingHttpHeaders, Partial<SendError>]>([
  [400, {}, { kind: "refused" }],
  [408, {}, { kind: "deferred" }],
  [410, {}, { kind: "refused" }],
  [429, { "Retry-After": "120" }, { kind: "deferred", retryAfter: 120_000 }],
  [500, {}, { kind: "deferred", retryAfter: 0 }],
  [503, at("12:05:00"), { kind: "deferred", retryAfter: 300_000 }],
  [503, at("11:00:00"), { retryAfter: 0 }],
  [503, { "Retry-After": "soon" }, { retryAfter: 0 }],
])("%i with %j is a failure", async (status, headers, failure) => {
  const { sink, send } = await open([sinkSecret], () => noon);
  sink.answer = () => ({ status, headers });
  const code = String(status);
  await expect(send()).rejects.toMatchObject({ code, ...failure });
});

test("a redirect is a failure, and the lead goes nowhere else", async () => {
  const { sink: elsewhere } = await open();
  const { sink, send } = await open();
  sink.answer = () => ({ status: 307, headers: { Location: elsewhere.url } });
  await expect(send()).rejects.toMatchObject({ code: "307", kind: "refused" });
  expect(elsewhere.tries).toEqual([]);
});

test("an address that nobody answers is a failure with a code only", async () => {
  const { sink, send } = await open();
  await sink[Symbol.asyncDispose]();
  const failure = { message: "ECONNREFUSED", kind: "deferred" };
  await expect(send()).rejects.toMatchObject(failure);
});

test("a receiver that never answers has 15 seconds, or until this server stops", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { sink, send } = await open();
  sink.answer = () => "never";
  const stop = new AbortController();
  const failures: unknown[] = [];
  for (const signal of [never, stop.signal])
    void send(signal).catch((error: unknown) => failures.push(error));
  await vi.waitUntil(() => sink.tries.length === 2);
  stop.abort();
  await vi.waitUntil(() => failures.length === 1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(failures).toMatchObject([{ kind: "deferred" }]);
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitUntil(() => failures.length === 2);
  expect(failures[1]).toMatchObject({ code: "ETIMEDOUT", kind: "deferred" });
});

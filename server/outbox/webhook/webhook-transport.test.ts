import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  sinkSecret,
  startWebhookSink,
  verify,
  type Answer,
} from "../../../tests/faults/webhook-sink.ts";
import type { ToSend } from "#server/outbox/transport.ts";
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

test("each try has the same id and body, its own time, and a valid signature", async () => {
  const clock = { now: Date.now() };
  const { sink, send } = await open([sinkSecret], () => new Date(clock.now));
  await send();
  sink.ahead = 3_600_000;
  clock.now += sink.ahead;
  await send();
  expect(sink.tries).toHaveLength(2);
  for (const { id, body, problem } of sink.tries)
    expect({ id, body, problem }).toEqual({
      id: webhook.id,
      body: webhook.body,
    });
  const [first, second] = sink.tries.map(({ headers }) =>
    Number(headers["webhook-timestamp"]),
  );
  expect(second! - first!).toBe(3600);
  expect(sink.tries[0]?.headers["content-type"]).toBe("application/json");
});

test("during a change of the secret, receivers with either one accept it", async () => {
  const other = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
  const third = `whsec_${Buffer.alloc(24, 8).toString("base64")}`;
  const { sink, send } = await open([other, sinkSecret]);
  await send();
  const { body, headers } = sink.tries[0]!;
  const problems = [sinkSecret, other, third].map((secret) =>
    verify(body, headers, Date.now(), secret),
  );
  expect(problems).toEqual([
    undefined,
    undefined,
    expect.stringContaining("No matching signature"),
  ]);
});

test.each<[string, Answer, object]>([
  ["400", { status: 400 }, { code: "400", kind: "refused" }],
  ["404", { status: 404 }, { code: "404", kind: "refused" }],
  ["408", { status: 408 }, { code: "408", kind: "deferred" }],
  ["410", { status: 410 }, { code: "410", kind: "refused" }],
  ["425", { status: 425 }, { code: "425", kind: "deferred" }],
  [
    "429 with seconds",
    { status: 429, headers: { "Retry-After": "120" } },
    { code: "429", kind: "deferred", retryAfter: 120_000 },
  ],
  [
    "503 with a date",
    {
      status: 503,
      headers: { "Retry-After": "Fri, 20 Nov 2026 12:05:00 GMT" },
    },
    { code: "503", kind: "deferred", retryAfter: 300_000 },
  ],
  [
    "503 with a date in the past",
    {
      status: 503,
      headers: { "Retry-After": "Fri, 20 Nov 2026 11:00:00 GMT" },
    },
    { code: "503", kind: "deferred", retryAfter: 0 },
  ],
  [
    "503 with something else",
    { status: 503, headers: { "Retry-After": "soon" } },
    { code: "503", kind: "deferred", retryAfter: 0 },
  ],
  ["500", { status: 500 }, { code: "500", kind: "deferred" }],
  ["a closed connection", "nothing", { kind: "deferred" }],
])("%s is a failure of this webhook", async (_, answer, failure) => {
  const noon = new Date("2026-11-20T12:00:00Z");
  const { sink, send } = await open([sinkSecret], () => noon);
  sink.answer = () => answer;
  await expect(send()).rejects.toMatchObject(failure);
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

test("a receiver that never answers has 15 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { sink, send } = await open();
  sink.answer = () => "never";
  let failure: unknown;
  const sent = send().catch((error: unknown) => (failure = error));
  await sink.until(() => sink.tries.length === 1);
  await vi.advanceTimersByTimeAsync(14_900);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  await sent;
  expect(failure).toMatchObject({ code: "ETIMEDOUT", kind: "deferred" });
});

test("an accepted webhook is delivered, however long the answer's body is", async () => {
  let written = 0;
  const server = createServer((_request, response) => {
    const chunk = Buffer.alloc(16 * 1024);
    const body = new Readable({
      read() {
        written += chunk.length;
        this.push(chunk);
      },
    });
    body.pipe(response);
    response.on("close", () => body.destroy());
  });
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const transport = webhookTransport(
    { url, secrets: [bytesOf(sinkSecret)] },
    () => new Date(),
  );
  await transport.send(webhook, never);
  // Of what is written, much waits in buffers of the network.
  expect(written).toBeLessThan(100_000_000);
});

test("a stopping server does not wait for the answer", async () => {
  const { sink, send } = await open();
  sink.answer = () => "never";
  const stop = new AbortController();
  const sent = send(stop.signal);
  await sink.until(() => sink.tries.length === 1);
  stop.abort();
  await expect(sent).rejects.toMatchObject({ kind: "deferred" });
});

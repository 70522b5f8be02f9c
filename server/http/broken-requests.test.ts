import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import { secure } from "./security-headers.ts";
import { listen } from "./listen.ts";

const headers = secure(new Headers(), true);
const host = "Host: localhost";
const close = "Connection: close";

/**
 * A server of its own, and a function that sends it these lines unchanged. Resolves to everything received until the
 * server hangs up.
 */
async function fixture() {
  const { app, sendFile } = await fixtureApp({
    publicOrigin: "https://www.example.com",
  });
  const { server, stop } = await listen({
    host: "localhost",
    port: 0,
    fetch: app.fetch,
    sendFile,
    headers,
  });
  onTestFinished(() => stop(0));
  const { port } = server.address() as AddressInfo;
  return async (...lines: readonly string[]) => {
    const socket = connect(port, "localhost");
    await once(socket, "connect");
    socket.write(Buffer.from([...lines, "", ""].join("\r\n"), "latin1"));
    const answer = await text(socket);
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    const [status = "", ...fields] = head.split("\r\n");
    return {
      status: Number(status.split(" ")[1]),
      fields: Object.fromEntries(
        fields.map((field) => {
          const [name = "", value] = field.split(/: (.*)/s);
          return [name.toLowerCase(), value];
        }),
      ),
      body,
      answer,
    };
  };
}

const broken: [what: string, status: number, lines: string[]][] = [
  ["no HTTP at all", 400, ["\x16\x03\x01\x02\x00"]],
  ["an address without a slash", 400, ["GET about HTTP/1.1", host]],
  ["an asterisk for an address", 400, ["GET * HTTP/1.1", host, close]],
  ["NUL in an address", 400, ["GET /\x00 HTTP/1.1", host]],
  ["a blank in an address", 400, ["GET /a b HTTP/1.1", host]],
  ["bytes of no UTF-8 in an address", 400, ["GET /\xff HTTP/1.1", host]],
  [
    "backslashes for slashes",
    400,
    ["GET /..\\..\\pictures-version.txt HTTP/1.1", host, close],
  ],
  [
    "a backslash for a host",
    400,
    ["GET /\\evil.example HTTP/1.1", host, close],
  ],
  ["another scheme", 400, ["GET http://[/ HTTP/1.1", host, close]],
  ["no host", 400, ["GET / HTTP/1.1", close]],
  ["a host that is none", 400, ["GET / HTTP/1.1", "Host: a b", close]],
  [
    "numbers that are no host",
    400,
    ["GET / HTTP/1.1", "Host: 256.1.1.1", close],
  ],
  [
    "numbers that are no host, for no file",
    400,
    ["GET /nowhere HTTP/1.1", "Host: 256.1.1.1", close],
  ],
  ["a port that is none", 400, ["GET / HTTP/1.1", "Host: a:99999", close]],
  ["a method that is none", 400, ["BREW / HTTP/1.1", host]],
  ["a method in small letters", 400, ["get / HTTP/1.1", host]],
  [
    "two lengths",
    400,
    [
      "POST /api/contact HTTP/1.1",
      host,
      "Content-Length: 3",
      "Transfer-Encoding: chunked",
    ],
  ],
  ["a line that is no header", 400, ["GET / HTTP/1.1", host, "no header"]],
  ["a header over two lines", 400, ["GET / HTTP/1.1", host, "X-Long: a", " b"]],
  [
    "an address of 20,000 bytes",
    431,
    [`GET /${"a".repeat(20_000)} HTTP/1.1`, host],
  ],
  [
    "a header of 20,000 bytes",
    431,
    ["GET / HTTP/1.1", host, `X-Long: ${"a".repeat(20_000)}`],
  ],
  ["an expectation", 417, ["GET / HTTP/1.1", host, "Expect: tea"]],
  ["TRACE", 405, ["TRACE / HTTP/1.1", host, "X-Canary: told", close]],
  ["a method of WebDAV", 405, ["PROPFIND / HTTP/1.1", host, close]],
];

test("every answer has all security headers and reveals nothing", async () => {
  const send = await fixture();
  for (const [what, expected, lines] of broken) {
    const { status, fields, answer } = await send(...lines);
    expect(status, what).toBe(expected);
    expect(fields, what).toMatchObject(Object.fromEntries(headers));
    expect(answer, what).not.toMatch(/told|node|server:|x-powered-by|\bat \//i);
  }
});

test("nothing is tunneled, and no other host is answered for", async () => {
  const send = await fixture();
  const tunnel = await send("CONNECT evil.example:443 HTTP/1.1", host);
  expect(tunnel.answer).toBe("");
  const proxied = await send(
    "GET http://evil.example/about HTTP/1.1",
    host,
    close,
  );
  expect(proxied.body).toContain("<main>about</main>");
});

test("no raw path reaches another file", async () => {
  const send = await fixture();
  for (const path of [
    "/../../etc/passwd",
    "/assets/../../pictures-version.txt",
    `/${"../".repeat(2000)}etc/passwd`,
    `/${"a".repeat(8000)}`,
    `/${"%2e%2e%2f".repeat(800)}etc/passwd`,
  ]) {
    const { status, body } = await send(`GET ${path} HTTP/1.1`, host, close);
    expect(status, path).toBe(404);
    expect(body, path).toContain("<main>not found</main>");
  }
});

test("what follows an answer is never taken as part of it", async () => {
  const send = await fixture();
  const { answer } = await send(
    "GET /robots.txt HTTP/1.1",
    host,
    "",
    "no HTTP",
  );
  expect(answer.match(/HTTP\/1\.1 \d+/g)?.length ?? 0).toBeLessThanOrEqual(2);
  expect(answer).not.toMatch(/HTTP\/1\.1 5/);
});

import { rmSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import {
  built,
  fixtureApp,
  picturesVersion,
  temporaryFolder,
  writeBuild,
} from "#server/app.fixture.ts";
import { listen } from "./listen.ts";

type Ask = { path: string; method?: string; headers?: Record<string, string> };

/** The small build on two servers: `ask` gets 501 for what is left to the app, `askWhole` the app's answer. */
async function fixture({ build = undefined as string | undefined } = {}) {
  const site = await fixtureApp({ ...(build && { build }) });
  const { app, sendFile } = site;
  const start = async (fetch: typeof app.fetch) => {
    const { server, stop } = await listen({
      host: "127.0.0.1",
      port: 0,
      fetch,
      sendFile,
      headers: new Headers(),
    });
    onTestFinished(() => stop(0));
    const { port } = server.address() as AddressInfo;
    return (asked: Ask) => askAt(port, asked);
  };
  return {
    ...site,
    ask: await start(() => new Response(null, { status: 501 })),
    askWhole: await start(app.fetch),
  };
}

async function askAt(port: number, { headers, ...asked }: Ask) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const host = "127.0.0.1";
  request({ host, port, agent: false, headers, ...asked }, resolve)
    .on("error", reject)
    .end();
  const answer = await promise;
  const own = new Headers(answer.headers as Record<string, string>);
  for (const name of ["connection", "date"]) own.delete(name);
  return {
    status: answer.statusCode,
    headers: [...own],
    body: await buffer(answer),
  };
}

const version = `?v=${picturesVersion}`;
const sent = [
  "/",
  "/about",
  "/blog/feed.xml",
  "/share/home.png",
  "/assets/root-Bx1y2z3_.js",
  "/assets/font-abc.woff2",
  "/images/plain.svg",
  `/images/plain.svg${version}`,
];

test.each(sent)(
  "%s is sent without the app, exactly as the app sends it",
  async (path) => {
    const { app, ask } = await fixture();
    const wishes: Record<string, string>[] = [
      {},
      { "Accept-Encoding": "gzip, br" },
      { "Accept-Encoding": "br;q=0.1, gzip" },
      { "If-None-Match": "*" },
      { "If-None-Match": '"other"', "Accept-Encoding": "gzip" },
    ];
    for (const method of ["GET", "HEAD"])
      for (const headers of wishes) {
        const answer = await ask({ path, method, headers });
        const like = await app.request(path, { method, headers });
        expect(answer).toEqual({
          status: like.status,
          headers: [...like.headers],
          body: Buffer.from(await like.arrayBuffer()),
        });
        expect(answer.status).toBe(
          headers["If-None-Match"] === "*" ? 304 : 200,
        );
      }
  },
);

test.each<Ask>([
  { path: "/about", method: "PUT" },
  { path: "/about", method: "OPTIONS" },
  { path: "/about", headers: { "Content-Length": "0" } },
  { path: "/about", headers: { "Transfer-Encoding": "chunked" } },
  { path: "/about", headers: { Host: "LOCALHOST" } },
  { path: "/about?utm_source=x" },
  { path: "/about?v=" },
  { path: `/about${version}` },
  { path: "/about?v=undefined" },
  { path: "/images/plain.svg?v=other" },
  { path: `/images/plain.svg${version}&x=1` },
  { path: "/blog?page=2" },
  { path: "/404" },
  { path: "/nowhere" },
  { path: "/about/" },
  { path: "/%61bout" },
  { path: "/about#x" },
  { path: "http://localhost/about" },
  { path: "/contact" },
  { path: "/healthz" },
])("%o is the app's to answer", async (asked) => {
  const { ask } = await fixture();
  expect((await ask(asked)).status).toBe(501);
});

test("a file that disappeared fails only its own request, and the app says so", async () => {
  const build = temporaryFolder();
  writeBuild(build);
  const { askWhole } = await fixture({ build });
  rmSync(`${build}/client/about/index.html`);
  const failed = await askWhole({ path: "/about" });
  expect(failed.status).toBe(500);
  expect(new Headers(failed.headers).get("X-Frame-Options")).toBe("DENY");
  expect((await askWhole({ path: "/" })).status).toBe(200);
  writeBuild(build);
  const again = await askWhole({ path: "/about" });
  expect(again.body.toString()).toBe(built["about/index.html"]);
});

test("a file is read from the disk once", async () => {
  const build = temporaryFolder();
  writeBuild(build);
  const { ask } = await fixture({ build });
  const first = await ask({ path: "/about" });
  rmSync(`${build}/client/about/index.html`);
  expect(await ask({ path: "/about" })).toEqual(first);
});

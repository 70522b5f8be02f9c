import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeBlackHole } from "./black-hole.ts";
import { check } from "./checker.ts";
import { newLedger } from "./ledger.ts";
import { startSink, type MailSink } from "./mail-sink.ts";
import { every, long } from "./mode.ts";
import { endWaiting } from "./pass-time.ts";
import { percentile } from "./percentile.ts";
import type { Place } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { startServer, type RunningServer } from "./server-process.ts";
import { describeStores } from "./describe-stores.ts";
import { startProxy, type TcpProxy } from "./tcp-proxy.ts";

/**
 * Posts may take at most this much longer, in milliseconds, whatever the mail server does. A busy machine may be
 * slower, but not much slower than before the mail server failed. In the long form, which runs one test at a time.
 */
const slowest = 300;
const slowdown = 3;

type Ends = () => Promise<unknown> | unknown;
type Outage = (network: TcpProxy, sink: MailSink) => Ends | Promise<Ends>;

const weather =
  (bad: TcpProxy["weather"]): Outage =>
  async (network) => {
    network.weather = bad;
    // Open connections keep their conditions.
    await network.close();
    await network.open();
    return () => (network.weather = "fair");
  };

const mood =
  (bad: MailSink["mood"]): Outage =>
  (_, sink) => {
    sink.mood = bad;
    return () => (sink.mood = "well");
  };

/**
 * `isSlow`: a try ends seconds later, and so would a post that waited for it. `isVariant`: to the mail worker, it
 * ends like another one.
 */
const outages: Record<
  string,
  { outage: Outage; isSlow?: true; isVariant?: true }
> = {
  "refuses connections": {
    outage: async (network) => {
      await network.close();
      return network.open;
    },
  },
  "loses the connection within a mail": {
    outage: weather({ breaksAt: /^Subject:/im, delivers: false }),
  },
  "answers 451": { outage: mood({ answersMailsWith: 451 }) },
  "answers 550": { outage: mood({ answersMailsWith: 550 }), isVariant: true },
  "greets with 421": { outage: mood({ greetsWith: 421 }), isVariant: true },
  "refuses the password": {
    outage: mood("wrong password"),
    isVariant: true,
  },
  "fails in TLS": { outage: mood("broken TLS") },
  "is a black hole": {
    outage: async (network) => {
      await network.close();
      const hole = await makeBlackHole(network.port);
      return async () => {
        await hole[Symbol.asyncDispose]();
        await network.open();
      };
    },
    isSlow: true,
  },
  "takes connections and is silent": {
    outage: weather("silent"),
    isSlow: true,
    isVariant: true,
  },
  "speaks one byte a second": {
    outage: weather({ bytesPerSecond: 1 }),
    isSlow: true,
    isVariant: true,
  },
  "takes the mail late": {
    outage: mood({ acceptsAfter: long ? 25_000 : 3000 }),
    isSlow: true,
    isVariant: true,
  },
};

type Site = {
  place: Place;
  sink: MailSink;
  network: TcpProxy;
  server: RunningServer;
  token: string;
};

describeStores((newPlace) => {
  const names = Object.keys(outages).filter(
    (name) => every || !outages[name]?.isVariant,
  );
  const sites = new Map<string, Site>();
  // All start first, because a starting server takes more of the machine than a post.
  beforeAll(async () => {
    await Promise.all(
      names.map(async (name) => sites.set(name, await startSite(newPlace))),
    );
  }, 120_000);
  afterAll(async () => {
    for (const { server, network, sink, place } of sites.values())
      for (const part of [server, network, sink, place])
        await part[Symbol.asyncDispose]();
  });

  describe("the mail server", { concurrent: !long }, () => {
    test.each(names)("%s: posts stay fast, and all mails arrive", (name) =>
      survive(sites.get(name)!, outages[name]!),
    );
  });
});

async function startSite(newPlace: () => Promise<Place>): Promise<Site> {
  const place = await newPlace();
  const sink = await startSink();
  const network = await startProxy(sink.port);
  const token = await place.token();
  const env = { ...place.env, ...sink.env(network.port) };
  const server = await startServer({ ...place, env });
  return { place, sink, network, server, token };
}

async function survive(
  site: Site,
  { outage, isSlow }: (typeof outages)[string],
) {
  const { place, sink, network, server, token } = site;
  const ledger = newLedger();
  const post = async () => {
    await pause(200);
    const lead = await postLead(server.url, ledger, { fields: { token } });
    expect(lead.status).toBe(201);
    return lead.took;
  };
  const before: number[] = [];
  while (before.length < 10) before.push(await post());
  await server.says(/("mail sent"[^]*){10}/);

  const end = await outage(network, sink);
  const delivered = sink.order().length;
  const ended = Promise.race([
    server.says(/mail not sent|mail server unreachable/),
    sink.until(() => sink.order().length > delivered),
  ]);
  const firstTry = { isOver: false };
  void ended.then(() => (firstTry.isOver = true));
  const meanwhile = [await post()];
  // It did not wait for its mail.
  if (isSlow) expect(firstTry.isOver).toBe(false);
  while (!firstTry.isOver || meanwhile.length < 10)
    meanwhile.push(await post());
  await end();
  if (long)
    expect(percentile(meanwhile, 0.99)).toBeLessThan(
      Math.max(slowest, slowdown * percentile(before, 0.99)),
    );

  await using db = await place.open();
  const areAllHere = () => sink.order().length === ledger.acknowledged.size;
  // Repeatedly, because a mail may have been on its way and was postponed after the time had passed.
  while (!areAllHere()) {
    await endWaiting(db);
    await pause(200);
  }
  await check({ ledger, db, sink, output: server.output() });
}

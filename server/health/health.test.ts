import { expect, test } from "vitest";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import {
  describeStores,
  emptyStore,
  type Place,
} from "#server/store/stores.fixture.ts";
import { Health } from "./health.ts";
import { healthRoutes } from "./health-routes.ts";
import type { Probed } from "./probe-store.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const canary = { name: "Canary", email: "canary@example.com" };
const message = messageContent({ ...canary, message: "canary" });

async function fixture(
  newPlace: () => Promise<Place>,
  change: Partial<Probed> = {},
) {
  const store = await emptyStore(newPlace);
  const clock = { now: noon };
  const probed = { ...store, dataDir: "/tmp", diskFreeMin: 0, ...change };
  const health = new Health(probed, () => clock.now);
  const routes = healthRoutes(health);
  const readyz = async () => {
    const answer = await routes.request("/readyz");
    return { status: answer.status, body: await answer.json() };
  };
  const later = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000);
  };
  return { ...store, health, routes, readyz, later };
}

describeStores((newPlace) => {
  test("a writable store is ready, and its numbers contain no personal data", async () => {
    const { db, kind, health, routes, readyz, later } = await fixture(newPlace);
    const none = { waiting: 0, dead: 0, oldestWaitingSeconds: null };
    const ready = { ready: true, problems: [], store: kind };
    expect(await readyz()).toMatchObject({ status: 200, body: ready });
    await saveLead(db, message, undefined, noon);
    await saveLead(db, message, undefined, noon, { suspect: "honeypot" });
    later(90);
    const { body } = await readyz();
    const outbox = { waiting: 1, dead: 0, oldestWaitingSeconds: 90 };
    const status = { leads: 2, suspects: 1, outbox, webhooks: none };
    expect(body).toMatchObject({ status });
    expect(JSON.stringify(body)).not.toMatch(/canary/i);

    const all = { status: "dead", channel: "webhook" } as const;
    await db.updateTable("outbox").set(all).execute();
    health.notePurge("the clock has jumped");
    later(1);
    expect((await readyz()).body).toMatchObject({
      status: { outbox: none, webhooks: { ...none, dead: 2 } },
      purgeRefusal: "the clock has jumped",
    });
    for (const path of ["/healthz", "/readyz"]) {
      const { headers } = await routes.request(path);
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
  });

  test("all requests within a second get the same report", async () => {
    const { db, health, later } = await fixture(newPlace);
    const [one, other] = await Promise.all([health.report(), health.report()]);
    expect(other).toEqual(one);
    await saveLead(db, message, undefined, noon);
    later(0.9);
    expect((await health.report()).status?.leads).toBe(0);
    later(0.1);
    expect((await health.report()).status?.leads).toBe(1);
    later(-3600);
    const { outbox } = (await health.report()).status!;
    expect(outbox.oldestWaitingSeconds).toBe(0);
  });

  test("with a store that accepts no writes it is not ready, and the process stays alive", async () => {
    const { db, routes, readyz, later } = await fixture(newPlace);
    await db.schema.alterTable("lead_events").renameTo("away").execute();
    const body = { ready: false, problems: ["store"], status: null };
    expect(await readyz()).toMatchObject({ status: 503, body });
    expect((await routes.request("/healthz")).status).toBe(200);
    await db.schema.alterTable("away").renameTo("lead_events").execute();
    later(1);
    expect((await readyz()).status).toBe(200);
  });

  test("a stopping server is not ready", async () => {
    const { health, readyz } = await fixture(newPlace);
    health.stop();
    const body = { ready: false, problems: ["stopping"] };
    expect(await readyz()).toMatchObject({ status: 503, body });
  });

  test("a disk with too little space counts if the store is a file on it", async () => {
    const { kind, readyz } = await fixture(newPlace, { diskFreeMin: 1e9 });
    expect((await readyz()).body).toMatchObject({
      problems: kind === "sqlite" ? ["disk"] : [],
    });
  });
});

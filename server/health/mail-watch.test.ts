import { beforeEach, expect, test } from "vitest";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { SendError } from "#server/outbox/transport.ts";
import type { Store } from "#server/store/store.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import type { Alert } from "./alert-channels.ts";
import { mailLook } from "./mail-watch.ts";

const minute = 60_000;
const mailboxes = {
  to: "leads@example.com",
  toOf: { claim: "claims@example.com" },
};

describeStores((newPlace) => {
  let db: Store["db"];
  let clock: number;
  let isUp: boolean;
  let tries: number;
  let told: (string | null)[];
  let alerts: Alert[];
  let look: () => Promise<void>;

  beforeEach(async () => {
    ({ db } = await emptyStore(newPlace));
    clock = Date.parse("2026-11-20T12:00:00Z");
    isUp = true;
    tries = 0;
    told = [];
    alerts = [];
    look = mailLook({
      db,
      mailboxes,
      channels: [
        { name: "webhook", send: async (alert) => void alerts.push(alert) },
      ],
      transport: {
        async verify() {
          tries++;
          if (!isUp) throw new SendError("EAUTH", "unreachable");
        },
      },
      tell: (problem) => told.push(problem),
      now: () => new Date(clock),
    });
  });

  const lead = (kind: "contact" | "claim" = "contact") =>
    saveLead(
      db,
      { ...messageContent({ email: "" }), kind },
      undefined,
      new Date(clock),
    );
  const lookAfter = (minutes: number) => {
    clock += minutes * minute;
    return look();
  };

  test("the mail server is tried at the start, every hour, and until it works again", async () => {
    await look();
    await lookAfter(55);
    expect(tries).toBe(1);
    isUp = false;
    await lookAfter(5);
    isUp = true;
    await lookAfter(5);
    expect(told).toEqual([null, "EAUTH", null]);
    await lookAfter(5);
    expect(tries).toBe(3);
    expect(alerts).toEqual([]);
  });

  test("a mail that waits half an hour for a server that is down alerts once a day", async () => {
    isUp = false;
    await lead();
    await lookAfter(29);
    expect(alerts).toEqual([]);
    await lookAfter(1);
    await lookAfter(60);
    expect(alerts).toMatchObject([
      { facts: { mailsWaiting: 1, problem: "EAUTH" } },
    ]);
    await lookAfter(25 * 60);
    expect(alerts).toHaveLength(2);
  });

  test("mails to several addresses that fail on a server that is up alert too, to one address not", async () => {
    await lead();
    await db.updateTable("outbox").set({ last_problem: "550" }).execute();
    await lookAfter(30);
    expect(alerts).toEqual([]);
    await lead("claim");
    await lookAfter(30);
    expect(alerts).toMatchObject([{ facts: { problem: "550" } }]);
  });

  test("nobody is told while other mails are sent", async () => {
    isUp = false;
    await lead();
    await lead("claim");
    clock += 20 * minute;
    await db
      .updateTable("outbox")
      .set({ status: "sent", sent_at: new Date(clock).toISOString() })
      .where("kind", "=", "claim")
      .execute();
    await lookAfter(15);
    expect(alerts).toEqual([]);
    await lookAfter(20);
    expect(alerts).toHaveLength(1);
  });
});

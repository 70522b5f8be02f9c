import { beforeEach, expect, test } from "vitest";
import type { Store } from "#server/store/store.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import {
  confirmSubscription,
  saveSubscription,
  unsubscribe,
} from "./subscriptions.ts";
import { hashEmail, isSuppressed } from "./suppression.ts";

const minute = 60_000;
const hour = 60 * minute;

const sender = {
  publicOrigin: "https://www.example.com",
  postalAddress: "1 Main Street, Houston, TX 77002",
};

describeStores((newPlace) => {
  let db: Store["db"];
  let clock: number;
  const now = () => new Date(clock);

  beforeEach(async () => {
    ({ db } = await emptyStore(newPlace));
    clock = Date.parse("2026-11-20T12:00:00Z");
  });

  const ask = (email = "ana@example.com", address = "203.0.113.7") =>
    saveSubscription(db, { email, address }, sender, now());
  const rows = () => db.selectFrom("subscriptions").selectAll().execute();
  const mails = () =>
    db.selectFrom("outbox").selectAll().orderBy("created_at").execute();
  const only = async () => {
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    if (!row) throw new Error("no subscription");
    return row;
  };
  const leave = async (email: string) =>
    unsubscribe(db, await hashEmail(db, email, now()), now());

  test("a wish and the mail that asks to confirm it are kept together", async () => {
    await ask("Ana@Example.com");
    const { id, ip_hash, email_hash } = await only();
    expect(await mails()).toMatchObject([
      {
        kind: "confirmation",
        subscription_id: id,
        recipient: "Ana@Example.com",
        status: "waiting",
      },
    ]);
    expect(ip_hash).toMatch(/^[\w-]{43}$/);
    expect(ip_hash).not.toBe(email_hash);
    await db.schema.dropTable("outbox").execute();
    await expect(ask("bo@example.com")).rejects.toThrow("outbox");
    expect(await rows()).toHaveLength(1);
  });

  test("the mail says who asks what, how to confirm, how to leave, and where we are", async () => {
    await ask();
    const [mail] = await mails();
    const links = mail?.body?.match(/https:\/\/\S+\?token=[\w.-]+$/gm);
    expect(links).toEqual([
      expect.stringContaining("/subscribe/confirm?token="),
      mail?.unsubscribe_url,
    ]);
    expect(mail?.unsubscribe_url).toContain(
      "https://www.example.com/subscribe/unsubscribe?token=",
    );
    for (const words of ["ana@example.com", "7 days", sender.postalAddress])
      expect(mail?.body).toContain(words);
  });

  test("an address gets one such mail an hour, however often somebody types it", async () => {
    for (let minutes = 0; minutes < 120; minutes += 7) {
      clock = Date.parse("2026-11-20T12:00:00Z") + minutes * minute;
      await ask(minutes % 2 ? "ANA@example.com" : "ana@example.com");
    }
    expect(await mails()).toHaveLength(2);
    await Promise.all(Array.from({ length: 10 }, () => ask("bo@example.com")));
    const to = (await mails()).map(({ recipient }) => recipient);
    expect(to.filter((recipient) => recipient === "bo@example.com")).toEqual([
      "bo@example.com",
    ]);
  });

  test("a subscription can be confirmed more than once, and is not asked for again", async () => {
    await ask();
    const { id } = await only();
    const at = now().toISOString();
    expect(await confirmSubscription(db, id, now())).toBe(true);
    clock += 2 * hour;
    expect(await confirmSubscription(db, id, now())).toBe(true);
    await ask();
    expect(await only()).toMatchObject({
      status: "confirmed",
      confirmed_at: at,
      requested_at: at,
    });
    expect(await mails()).toHaveLength(1);
  });

  test("who leaves stays away, also by an old link, until a new wish is confirmed", async () => {
    await ask();
    const { id } = await only();
    await confirmSubscription(db, id, now());
    await leave("ana@example.com");
    await leave("ana@example.com");
    expect(await only()).toMatchObject({ status: "unsubscribed" });
    expect(await confirmSubscription(db, id, now())).toBe(false);
    expect(await isSuppressed(db, "ANA@example.com")).toBe(true);

    await ask();
    expect(await mails()).toHaveLength(1);
    // A stranger may be the one who asks: not every hour.
    clock += 23 * hour;
    await ask();
    expect(await mails()).toHaveLength(1);
    clock += 2 * hour;
    await ask();
    expect(await mails()).toHaveLength(2);
    expect(await isSuppressed(db, "ana@example.com")).toBe(true);
    expect(await confirmSubscription(db, id, now())).toBe(true);
    expect(await isSuppressed(db, "ana@example.com")).toBe(false);
  });

  test("leaving works, and is remembered, when the address is long gone", async () => {
    await ask();
    await db.deleteFrom("outbox").execute();
    await db.deleteFrom("subscriptions").execute();
    await leave("ana@example.com");
    expect(await isSuppressed(db, "ana@example.com")).toBe(true);
    expect(await isSuppressed(db, "bo@example.com")).toBe(false);
  });

  test("what waits for who leaves is not sent", async () => {
    await ask();
    await leave("ana@example.com");
    expect(await mails()).toEqual([]);
  });

  test("a subscription that was deleted cannot be confirmed", async () => {
    expect(await confirmSubscription(db, "gone", now())).toBe(false);
  });
});

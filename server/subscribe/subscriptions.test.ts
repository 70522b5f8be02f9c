import { createHmac } from "node:crypto";
import { SqliteQueryCompiler, type KyselyPlugin } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Store } from "#server/store/store.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import {
  confirmSubscription,
  saveSubscription,
  unsubscribe,
} from "./subscriptions.ts";
import { hashEmail, isSuppressed } from "#server/recipients/suppression.ts";

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
    mailing = { sender, strangersPerDay: 500 };
  });

  const consent = "I accept the terms";
  let mailing: { sender: typeof sender; strangersPerDay: number };
  const ask = (email = "ana@example.com", isVouchedFor = true) => {
    const wish = { email, address: "203.0.113.7", consent, isVouchedFor };
    return saveSubscription(db, wish, mailing, now());
  };
  const rows = () => db.selectFrom("subscriptions").selectAll().execute();
  const mails = () => db.selectFrom("outbox").selectAll().execute();
  const only = async () => {
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    return row!;
  };
  const leave = async (email: string) =>
    unsubscribe(db, await hashEmail(db, email, now()), now());

  test("a request and its confirmation mail are stored together", async () => {
    await ask("Ana@Example.com");
    const { id, ip_hash, email_hash } = await only();
    const recipient = "Ana@Example.com";
    expect(await mails()).toMatchObject([
      { kind: "confirmation", subscription_id: id, recipient },
    ]);
    expect((await mails())[0]!.body).toContain(sender.postalAddress);
    expect(ip_hash).toMatch(/^[\w-]{43}$/);
    expect(ip_hash).not.toBe(email_hash);
    await db.schema.dropTable("outbox").execute();
    await expect(ask("bo@example.com")).rejects.toThrow("outbox");
    expect(await rows()).toHaveLength(1);
  });

  test("no key of the store gives the hash of an address, and another day has another key", async () => {
    await ask();
    const first = (await only()).ip_hash!;
    const keys = await db.selectFrom("secrets").select("value").execute();
    for (const { value } of keys)
      for (const text of ["203.0.113.7", "ip 203.0.113.7"]) {
        const hash = createHmac("sha256", value).update(text);
        expect(hash.digest("base64url")).not.toBe(first);
      }
    clock += 1000;
    await ask();
    expect((await only()).ip_hash).toBe(first);
    clock += 25 * 3_600_000;
    await ask();
    expect((await only()).ip_hash).not.toBe(first);
  });

  test("an address gets one such mail an hour, however often somebody types it", async () => {
    for (let minutes = 0; minutes < 120; minutes += 7) {
      clock = Date.parse("2026-11-20T12:00:00Z") + minutes * minute;
      await ask(minutes % 2 ? "ANA@example.com" : "ana@example.com");
    }
    expect(await mails()).toHaveLength(2);
    await Promise.all(Array.from({ length: 10 }, () => ask("bo@example.com")));
    expect(await mails()).toHaveLength(3);
  });

  test("a mailbox gets at most three such mails an hour, whatever its tags and Gmail's dots", async () => {
    const names = ["anaruiz", "a.naruiz", "ana.ruiz", "A.N.A.Ruiz+news"];
    const emails = names.map((name) => `${name}@Gmail.com`);
    await Promise.all(emails.map((email) => ask(email)));
    expect(await mails()).toHaveLength(3);
    clock += hour + minute;
    for (const email of emails) await ask(email);
    expect(await mails()).toHaveLength(6);
  });

  test("neither one address typed repeatedly nor a clock that was set back uses up a mailbox's mails", async () => {
    for (let times = 0; times < 5; times++) await ask("ana@example.com");
    for (const tag of ["a", "b", "c"]) await ask(`ana+${tag}@example.com`);
    expect(await mails()).toHaveLength(3);
    clock -= 24 * hour;
    await ask("ana+d@example.com");
    expect(await mails()).toHaveLength(4);
  });

  test("strangers can cause only so many mails a day, and few without our form's token", async () => {
    mailing.strangersPerDay = 50;
    const newMails = async (count: number, isVouchedFor: boolean) => {
      const before = (await mails()).length;
      for (let one = 0; one < count; one++)
        await ask(`ana${clock}${isVouchedFor}${one}@example.com`, isVouchedFor);
      return (await mails()).length - before;
    };
    expect(await newMails(3, false)).toBe(1);
    expect(await newMails(11, true)).toBe(9);
    clock += 61 * minute;
    expect(await newMails(1, false)).toBe(1);
    for (const most of [9, 10, 10, 10, 0]) {
      expect(await newMails(11, true)).toBe(most);
      clock += 61 * minute;
      expect(await newMails(1, false)).toBe(0);
    }
    clock += 24 * hour;
    expect(await newMails(1, false)).toBe(1);
  });

  /** The statements of one request, in order. */
  async function statementsOf(email: string) {
    const statements: string[] = [];
    const compiler = new SqliteQueryCompiler();
    const logging: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        statements.push(compiler.compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const wish = { email, address: "203.0.113.7", consent, isVouchedFor: true };
    await saveSubscription(db.withPlugin(logging), wish, mailing, now());
    return statements;
  }

  test("a request runs the same statements for every address, so timing reveals no subscribers", async () => {
    // The keys are created when they are first needed.
    await ask("first@example.com");
    const anew = await statementsOf("ana@example.com");
    expect(anew).not.toEqual([]);
    expect(await statementsOf("ana@example.com")).toEqual(anew);
    for (const { id } of await rows()) await confirmSubscription(db, id, now());
    expect(await statementsOf("ana@example.com")).toEqual(anew);
    await leave("ana@example.com");
    expect(await statementsOf("ana@example.com")).toEqual(anew);
  });

  test("a subscription can be confirmed more than once, and gets no further confirmation mail", async () => {
    await ask();
    const { id } = await only();
    const confirmed = {
      status: "confirmed",
      confirmed_at: now().toISOString(),
    };
    expect(await confirmSubscription(db, id, now())).toBe(true);
    clock += 2 * hour;
    expect(await confirmSubscription(db, id, now())).toBe(true);
    await ask();
    expect(await only()).toMatchObject(confirmed);
    expect(await mails()).toHaveLength(1);
  });

  test("an unsubscribed address stays unsubscribed, despite an old link, until a new request is confirmed", async () => {
    await ask();
    const { id } = await only();
    await confirmSubscription(db, id, now());
    await leave("ana@example.com");
    expect(await only()).toMatchObject({ status: "unsubscribed" });
    expect(await confirmSubscription(db, id, now())).toBe(false);
    expect(await isSuppressed(db, "ANA@example.com")).toBe(true);

    await ask();
    expect(await mails()).toHaveLength(1);
    // The request may come from a stranger, so not every hour.
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

  test("waiting mails to an unsubscribed address are not sent", async () => {
    await ask();
    await leave("ana@example.com");
    expect(await mails()).toEqual([]);
  });
});

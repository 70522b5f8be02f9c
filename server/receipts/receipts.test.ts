import { beforeEach, expect, test } from "vitest";
import { receipt as words } from "#content/mail/receipt.ts";
import { site } from "#content/site.ts";
import type { FormField } from "#forms/define-form.ts";
import { formOf, leadKinds, type LeadKind } from "#forms/kinds.ts";
import { readStoreStatus } from "#server/health/store-status.ts";
import { retainedLonger } from "#server/removal/due-leads.ts";
import { leadContent } from "#server/leads/lead-content.ts";
import {
  attachmentOf,
  messageContent,
} from "#server/leads/lead-content.fixture.ts";
import { purge } from "#server/removal/purge.ts";
import { retention, inWords } from "#server/retention.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { callBack } from "#server/outbox/call-back.ts";
import { usualMailing } from "#server/outbox/lead-mailing.ts";
import { OutboxWorker } from "#server/outbox/outbox-worker.ts";
import { SendError } from "#server/outbox/transport.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import type { OutboxTable } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { readUnsubscribeToken } from "#server/recipients/unsubscribe-token.ts";
import { unsubscribe } from "#server/subscribe/subscriptions.ts";
import { hashEmail } from "#server/recipients/suppression.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const canary = "Canary";

const file = attachmentOf(Buffer.from("%PDF"), `${canary}.pdf`);

/** A form with a canary in every field where a visitor can type, and every box checked. */
function filledContent(kind: LeadKind) {
  const fields: [string, FormField][] = Object.entries(formOf(kind).fields);
  const values = Object.fromEntries(
    fields.flatMap(([name, field]): [string, string | boolean][] => {
      if (field.type === "boxes")
        return Object.keys(field.options).map((box) => [box, true]);
      return field.type === "file" ? [] : [[name, `${canary} ${name}`]];
    }),
  );
  return leadContent(kind, { ...values, email: "ana@example.com" }, [file]);
}

describeStores((newPlace) => {
  let store: Store;
  let db: Store["db"];
  let clock: number;
  const now = () => new Date(clock);

  beforeEach(async () => {
    store = await emptyStore(newPlace);
    db = store.db;
    clock = Date.parse("2026-11-20T12:00:00Z");
  });

  let posts = 0;
  /** Posts other words each time. */
  const post = (email = "ana@example.com", beside = {}) => {
    const content = messageContent({ email, message: `post ${posts++}` });
    return saveLead(db, content, undefined, now(), beside);
  };
  const receipts = () => {
    const all = db.selectFrom("outbox").selectAll().orderBy("created_at");
    return all.where("kind", "=", "receipt").execute();
  };

  function worker(refuses: (recipient: string | null) => boolean) {
    const send = async ({ recipient }: OutboxTable) => {
      if (refuses(recipient)) throw new SendError("550", "refused");
    };
    const transport = { send, verify: async () => {}, close() {} };
    return new OutboxWorker({ db, transport, now });
  }

  test.each(leadKinds)("a receipt for a %s repeats nothing", async (kind) => {
    const lead = await saveLead(db, filledContent(kind), undefined, now());
    const [mail, ...more] = await receipts();
    expect(more).toEqual([]);
    const { recipient, lead_id, ...rest } = mail!;
    expect([recipient, lead_id]).toEqual(["ana@example.com", lead.id]);
    expect(JSON.stringify(rest)).not.toMatch(/canary|ana@/i);
    expect(mail?.subject).toContain(lead.reference);
    expect(mail?.reply_to).toBe(site.email);
    for (const text of [
      lead.reference,
      inWords(retention.leads),
      words.bound,
      usualMailing.sender.postalAddress,
      mail?.unsubscribe_url,
      ...Object.values(formOf(kind).fields).map(
        ({ type, label, shortLabel }) =>
          (shortLabel ?? label).replace(/\?$/, "") +
          (type === "file" ? " (1)" : ""),
      ),
    ])
      expect(mail?.body).toContain(text);
    expect(mail?.html).toContain(lead.reference);
  });

  test("a receipt is answered where leads of its kind go", async () => {
    const desks = { contact: "desk@example.com, boss@example.com" };
    await post(undefined, { mailing: { ...usualMailing, desks } });
    const reply_to = "desk@example.com";
    expect(await receipts()).toMatchObject([{ reply_to }]);
  });

  test("a mailbox gets one receipt an hour and three in 24 hours, whatever the spelling", async () => {
    const begin = clock;
    for (let minutes = 0; minutes < 24 * 60; minutes += 20) {
      clock = begin + minutes * minute;
      await post(minutes % 40 ? "Ana+news@example.com" : "ana@example.com");
    }
    const hours = (await receipts()).map(
      ({ created_at }) => (Date.parse(created_at) - begin) / hour,
    );
    expect(hours).toEqual([0, 1, 2]);
    clock = begin + day;
    await post();
    expect(await receipts()).toHaveLength(4);
  });

  test.each([
    ["a firm's domain", (n: number) => `stranger${n}@example.com`, 30],
    ["all domains", (n: number) => `stranger@${n}.example.com`, 100],
  ])("%s get a limited number an hour", async (_, emailOf, most) => {
    for (let n = 0; n < most + 5; n++) await post(emailOf(n));
    expect(await receipts()).toHaveLength(most);
    clock += hour;
    await post("bo@example.com");
    expect(await receipts()).toHaveLength(most + 1);
  });

  test("20 simultaneous posts to a mailbox bring one receipt", async () => {
    const emails = Array.from({ length: 20 }, (_, n) => `ana+${n}@example.com`);
    // The first lead of a store creates its keys, and the others would wait for that.
    await post("bo@example.com");
    await Promise.all(emails.map((email) => post(email)));
    expect(await receipts()).toHaveLength(2);
  });

  test.each([
    ["a minute", minute, 1],
    ["a month", 30 * day, 2],
  ])("a clock set back by %s keeps limits right", async (_, back, then) => {
    await post();
    clock -= back;
    await post();
    expect(await receipts()).toHaveLength(then);
    clock += 2 * hour;
    await post();
    expect(await receipts()).toHaveLength(then + 1);
  });

  test("suspect posts, posts without an address, and those of the brokerage itself bring none", async () => {
    const own = { ...usualMailing, ownAddresses: ["leads@example.com"] };
    await post("ana@example.com", { suspect: "honeypot" });
    await post("");
    await post(site.email.toUpperCase());
    await post("Leads+site@example.com", { mailing: own });
    expect(await receipts()).toEqual([]);
    await post("bo@example.com", { mailing: own });
    expect(await receipts()).toHaveLength(1);
  });

  test("there are none if they are turned off, nor for a word-for-word repeat", async () => {
    const off = { mailing: { ...usualMailing, receipts: false } };
    const same = messageContent();
    await saveLead(db, same, undefined, now(), off);
    await saveLead(db, same, undefined, now());
    expect(await receipts()).toEqual([]);
    await saveLead(db, { ...same, phone: "713 555 0142" }, undefined, now());
    expect(await receipts()).toHaveLength(1);
  });

  test("the link in a receipt stops them, also those that wait", async () => {
    await post();
    clock += minute;
    await post("bo@example.com");
    const [mail] = await receipts();
    const token = new URL(mail!.unsubscribe_url!).searchParams.get("token")!;
    const emailHash = await readUnsubscribeToken(db, token);
    expect(emailHash).toBe(await hashEmail(db, "ana@example.com", now()));
    await unsubscribe(db, emailHash!, now());
    clock += 2 * hour;
    await post("ANA@example.com");
    expect(await receipts()).toMatchObject([{ recipient: "bo@example.com" }]);
  });

  test("a refused receipt is dropped, and the mail to the brokerage is kept", async () => {
    await post();
    await worker((recipient) => recipient !== null).drain();
    const left = await db.selectFrom("outbox").selectAll().execute();
    expect(left).toMatchObject([{ kind: "contact", status: "sent" }]);
  });

  test("a receipt that is a day late is not sent, while the lead's mail is", async () => {
    const recipients: unknown[] = [];
    const note = (recipient: string | null) => !recipients.push(recipient);
    await post();
    clock += day + minute;
    await worker(note).drain();
    expect(recipients).toEqual([null]);
    expect(await receipts()).toEqual([]);
    await post();
    clock += day - minute;
    await worker(note).drain();
    expect(recipients).toContain("ana@example.com");
  });

  test("a receipt that waits alarms nobody, is not called back, and keeps no lead", async () => {
    const { id } = await post();
    const leadMails = db.updateTable("outbox").where("kind", "=", "contact");
    await leadMails.set({ status: "sent" }).execute();
    clock += 2 * day;
    const none = { waiting: 0, dead: 0, oldestWaitingSeconds: null };
    expect((await readStoreStatus(db, now())).outbox).toEqual(none);
    expect(await callBack(db, { leadId: id }, now())).toBe(0);
    clock += 1000 * day;
    expect(await retainedLonger(db, now())).toEqual([]);
    expect((await purge(store, now())).leads).toEqual([id]);
    expect(await receipts()).toEqual([]);
  });

  test("a purge deletes what was counted, and waiting receipts, after a day", async () => {
    const counted = () => db.selectFrom("receipts").selectAll().execute();
    const begin = clock;
    await post();
    for (const [later, left] of [
      [day - minute, 1],
      [minute - day, 1],
      [day + minute, 0],
    ] as const) {
      clock = begin + later;
      await purge(store, now());
      expect((await counted()).length > 0).toBe(left > 0);
      expect(await receipts()).toHaveLength(left);
    }
  });
});

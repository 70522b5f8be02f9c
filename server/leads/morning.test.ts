import { expect, test } from "vitest";
import { lead as leadWords } from "#content/mail/lead.ts";
import { morning as words } from "#content/mail/morning.ts";
import {
  messageContent,
  requestContent,
} from "#server/leads/lead-content.fixture.ts";
import {
  describeStores,
  emptyStore,
  type Place,
} from "#server/store/stores.fixture.ts";
import { openStore } from "#server/store/store.ts";
import { readMoment } from "#server/texas-time.ts";
import { fillIn } from "#words/fill-in.ts";
import { openTimeInWords } from "#forms/business-clock.ts";
import { hours } from "#forms/business-hours.fixture.ts";
import { leadAtDesk } from "./desk-links.ts";
import { setLeadStatus } from "./lead-status.ts";
import { mailThisMorning } from "./morning.ts";
import { saveLead } from "./save-lead.ts";

const sender = { publicOrigin: "https://www.example.com", postalAddress: "x" };
const smtp = {
  to: "office@example.com",
  toOf: { certificate: "coi@example.com", claim: "office@example.com" },
};

/** A store, with its clock in Texas time. */
async function fixture(newPlace: () => Promise<Place>) {
  const { db } = await emptyStore(newPlace);
  const save = (at: string, content = messageContent(), suspect?: string) =>
    saveLead(db, { ...content, name: "Canary" }, undefined, readMoment(at), {
      suspect: suspect ?? null,
    });
  const look = (at: string, other = db) => {
    const now = () => readMoment(at);
    return mailThisMorning({ db: other, smtp, sender, now, hours });
  };
  const written = db.selectFrom("outbox").where("kind", "=", "morning");
  const mails = () => written.selectAll().orderBy("recipient").execute();
  const count = async () => (await mails()).length;
  return { db, save, look, mails, count };
}

const message = (text: string) => messageContent({ message: text });

describeStores((newPlace) => {
  test("the morning mail lists what is past due, a claim sooner, the oldest first, without anything typed", async () => {
    const { db, save, look, mails } = await fixture(newPlace);
    const younger = await save("2026-11-13 10:00", message("canary one"));
    const older = await save("2026-11-11 16:30", message("canary two"));
    const taken = await save("2026-11-12 16:30", message("canary three"));
    const answered = await save("2026-11-12 09:00", message("canary four"));
    const six = { ...message("canary six"), kind: "claim" } as const;
    const claim = await save("2026-11-16 14:00", six);
    const young = await save("2026-11-16 17:00", message("canary five"));
    const by = { by: "Bo", now: readMoment("2026-11-16 18:00") };
    await setLeadStatus(db, taken.id, { status: "taken", ...by });
    await setLeadStatus(db, answered.id, { status: "answered", ...by });
    await look("2026-11-17 08:00");
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    const subject = fillIn(words.subject, { count: 4 });
    const own = { recipient: smtp.to, lead_id: null, reply_to: null, subject };
    expect(mail).toMatchObject(own);
    const { body, html } = mail!;
    for (const text of [body!, html!]) {
      const at = [older, taken, younger, claim].map(({ reference }) =>
        text.indexOf(reference),
      );
      expect(at).toEqual(at.toSorted((one, other) => one - other));
      expect(at).not.toContain(-1);
      for (const { reference } of [answered, young])
        expect(text).not.toContain(reference);
      expect(text).not.toMatch(/canary|ana@example/i);
      expect(text).toContain(fillIn(words.takenBy, { who: "Bo" }));
    }
    // Due on Thursday at 16:30: an hour that day, Friday and Monday.
    const past = openTimeInWords((1 + 2 * 9.5) * 3_600_000, hours);
    expect(body).toContain(`${words.pastDue}: ${past}\n`);
    const link = leadAtDesk(sender, older.reference);
    expect(body).toContain(`${leadWords.desk}:\n${link}\n`);
  });

  test("without overdue leads, or with suspects alone, there is no mail, not even later that day", async () => {
    const { save, look, count } = await fixture(newPlace);
    await save("2026-11-16 10:00");
    await save("2026-11-10 10:00", message("x"), "honeypot");
    await look("2026-11-17 08:00");
    await look("2026-11-17 11:00");
    expect(await count()).toBe(0);
    await look("2026-11-18 08:00");
    expect(await count()).toBe(1);
  });

  test("each mailbox gets the leads of its kinds, and suspects are only counted", async () => {
    const { save, look, mails } = await fixture(newPlace);
    const request = await save("2026-11-10 10:00", requestContent());
    const contact = await save("2026-11-10 11:00");
    const bot = await save("2026-11-10 12:00", message("x"), "honeypot");
    await look("2026-11-16 08:00");
    const mailed = (await mails()).map(({ recipient, body }) => [
      recipient,
      [request, contact, bot].map(({ reference }) => body!.includes(reference)),
      body!.includes(fillIn(words.suspects, { count: 1 })),
    ]);
    expect(mailed).toEqual([
      ["coi@example.com", [true, false, false], false],
      [smtp.to, [false, true, false], true],
    ]);
  });

  test.each([
    ["before the office opens", "2026-11-16 07:59", 0],
    ["when it opens", "2026-11-16 08:00", 1],
    ["just before it closes", "2026-11-16 17:29", 1],
    ["after it closes", "2026-11-16 17:30", 0],
    ["on a weekend", "2026-11-21 08:00", 0],
    ["on a holiday", "2026-11-26 08:00", 0],
    ["after clocks went forward", "2027-03-15 08:00", 1],
  ])("%s there are this many mails", async (_, at, expected) => {
    const { save, look, count } = await fixture(newPlace);
    await save("2026-10-20 10:00");
    await look(at);
    expect(await count()).toBe(expected);
  });

  test("two servers that look at once write one mail", async () => {
    const place = await newPlace();
    const { db, save, look, count } = await fixture(async () => place);
    await using other = (await openStore(place)).db;
    await save("2026-11-10 10:00");
    for (const day of ["16", "17", "18"]) {
      const at = `2026-11-${day} 08:00`;
      await Promise.all([db, other, db, other].map((each) => look(at, each)));
    }
    expect(await count()).toBe(3);
  });

  test("there is one mail a day, however often anyone looks and whatever the clock was in between", async () => {
    const { save, look, count } = await fixture(newPlace);
    // From before the clock was set back.
    await save("2031-11-10 10:00");
    for (const [at, mails] of [
      ["2026-11-16 08:00", 1],
      // Back to the night, and forward again.
      ["2026-11-16 03:00", 1],
      ["2026-11-16 08:00", 1],
      // Years ahead, where it is a business day too, and back.
      ["2031-11-17 09:00", 2],
      ["2026-11-16 10:00", 2],
      ["2026-11-17 08:30", 3],
      ["2026-11-17 08:31", 3],
    ] as const) {
      await look(at);
      expect(await count(), at).toBe(mails);
    }
  });
});

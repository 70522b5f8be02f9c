import { beforeEach, expect, test } from "vitest";
import { newsletters as issues } from "#content/newsletters.ts";
import { usualMailing } from "#server/outbox/lead-mailing.ts";
import { escaped } from "#words/escaped.ts";
import { lease, noteBounce } from "#server/outbox/outbox.ts";
import { hashEmail } from "#server/recipients/suppression.ts";
import type { SubscriptionTable } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import { subscribe } from "#server/subscribe/subscribe.fixture.ts";
import { unsubscribe } from "#server/subscribe/subscriptions.ts";
import {
  countRecipients,
  enqueueNewsletters,
  newsletterOf,
  offerAgain,
  startNewsletter,
  stopNewsletter,
} from "./newsletters.ts";

const minute = 60_000;
const { sender } = usualMailing;
const day = Object.keys(issues)[0]!;

describeStores((newPlace) => {
  let db: Store["db"];
  let clock: number;
  const now = () => new Date(clock);

  beforeEach(async () => {
    ({ db } = await emptyStore(newPlace));
    clock = Date.parse("2027-01-05T15:00:00Z");
  });

  async function subscribers(
    count: number,
    status: SubscriptionTable["status"] = "confirmed",
  ) {
    const numbers = [...Array(count).keys()];
    const emails = numbers.map((number) => `${status}-${number}@example.com`);
    for (const email of emails) await subscribe(db, email, now(), status);
    return emails;
  }
  /** Presses the button, and waits until the mails are due. */
  async function start() {
    await startNewsletter(db, day, now());
    clock += 10 * minute;
  }
  const look = (newslettersPerMinute = 100) =>
    enqueueNewsletters({ db, sender, newslettersPerMinute, now });
  const mails = () => {
    const all = db.selectFrom("outbox").where("kind", "=", "newsletter");
    return all.selectAll().orderBy("recipient").execute();
  };
  const recipients = async () =>
    (await mails()).map(({ recipient }) => recipient);
  const sendAll = () => {
    const sent = { status: "sent", sent_at: now().toISOString() } as const;
    const waiting = db.updateTable("outbox").where("status", "=", "waiting");
    return waiting.set(sent).execute();
  };

  test("ten minutes after the button each confirmed subscriber gets the issue once", async () => {
    const emails = await subscribers(3);
    await subscribers(2, "pending");
    await subscribers(2, "unsubscribed");
    expect(await countRecipients(db, day)).toBe(3);
    await startNewsletter(db, day, now());
    clock += 10 * minute - 1;
    await look();
    expect(await mails()).toEqual([]);
    clock++;
    for (let minutes = 0; minutes < 3; minutes++) {
      await Promise.all([look(), look()]);
      clock += minute;
      await sendAll();
      // The button again, from an old mail.
      await startNewsletter(db, day, now());
    }
    expect(await recipients()).toEqual(emails);
    expect(await newsletterOf(db, day)).toMatchObject({ status: "sent" });
    expect(await countRecipients(db, day)).toBe(3);
  });

  test("a mail has its own unsubscribe link, the postal address and plain links", async () => {
    await subscribers(2);
    await start();
    await look();
    const all = await mails();
    expect(new Set(all.map((mail) => mail.unsubscribe_url)).size).toBe(2);
    for (const { body, html, unsubscribe_url } of all) {
      expect(body).toContain(sender.postalAddress);
      expect(html).toContain(escaped(sender.postalAddress));
      for (const text of [body!, html!]) {
        expect(text).toContain(unsubscribe_url);
        for (const { slug } of issues[day]!.articles)
          expect(text).toContain(`${sender.publicOrigin}/blog/${slug}`);
      }
    }
  });

  test("no more go out in a minute than the setting allows, and none while others wait", async () => {
    await subscribers(5);
    await start();
    await look(2);
    await look(2);
    expect(await mails()).toHaveLength(2);
    clock += minute;
    await look(2);
    expect(await mails()).toHaveLength(2);
    await sendAll();
    clock += minute;
    await look(2);
    expect(await mails()).toHaveLength(4);
  });

  test("who leaves while the mail waits does not get it", async () => {
    const [first, second] = await subscribers(2);
    await start();
    await look();
    await unsubscribe(db, await hashEmail(db, first!, now()), now());
    clock += minute;
    await look();
    expect(await recipients()).toEqual([second]);
  });

  test("an issue that was stopped goes, if it is offered again, to those without it", async () => {
    const emails = await subscribers(4);
    await start();
    await look(2);
    await sendAll();
    const sent = await recipients();
    clock += minute;
    await look(1);
    await stopNewsletter(db, day, now());
    expect(await recipients()).toEqual(sent);
    clock += 20 * minute;
    await look();
    await startNewsletter(db, day, now());
    expect(await newsletterOf(db, day)).toMatchObject({ status: "stopped" });
    await offerAgain(db, day);
    await start();
    await look();
    expect(await recipients()).toEqual(emails);
  });

  test("an address that takes no mail gets no other issue", async () => {
    await subscribers(2);
    await start();
    await look();
    const mail = await lease(db, "worker", now());
    await noteBounce(db, mail!, now());
    await db.deleteFrom("newsletter_mails").execute();
    await db.deleteFrom("newsletters").execute();
    expect(await countRecipients(db, day)).toBe(1);
  });
});

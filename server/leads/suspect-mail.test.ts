import { expect, test } from "vitest";
import { suspects as words } from "#content/mail/suspects.ts";
import { messageContent, requestContent } from "./lead-content.fixture.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import { fillIn } from "#words/fill-in.ts";
import { saveLead } from "./save-lead.ts";
import { mailSuspects } from "./suspect-mail.ts";

const minute = 60_000;

describeStores((newPlace) => {
  test("suspects bring one mail an hour to each mailbox, with nothing that was typed, and no mail of their own", async () => {
    const { db } = await emptyStore(newPlace);
    let clock = Date.parse("2026-11-20T12:00:00Z");
    const now = () => new Date(clock);
    const toOf = { certificate: "coi@example.com" };
    const smtp = { to: "office@example.com", toOf };
    const sender = { publicOrigin: "https://www.example.com" };
    const canary = messageContent({ name: "Canary" });
    const save = (suspect: string | null, content = canary) =>
      saveLead(db, content, undefined, now(), { suspect });
    const look = () => mailSuspects({ db, smtp, sender, now });
    const mailed = db.selectFrom("outbox").where("channel", "=", "mail");
    const toOffice = mailed.where("kind", "!=", "receipt").selectAll();
    const mails = () =>
      toOffice.orderBy("created_at").orderBy("recipient").execute();

    await save(null);
    await look();
    expect(await mails()).toHaveLength(1);
    const first = await save("honeypot");
    const request = await save("speed", requestContent({ name: "Canary" }));
    clock += minute;
    await look();
    const [, coi, office] = await mails();
    expect(coi?.recipient).toBe(smtp.toOf.certificate);
    expect(office?.recipient).toBe(smtp.to);
    expect(office?.subject).toBe(fillIn(words.subject, { count: 1 }));
    expect(office?.body).toContain(first.reference);
    expect(coi?.body).toContain(request.reference);
    for (const mail of [coi, office])
      expect(JSON.stringify(mail)).not.toMatch(/canary|ana@/i);

    clock += 59 * minute;
    for (let one = 0; one < 25; one++) await save("no token, flood");
    await look();
    expect(await mails()).toHaveLength(3);
    clock += minute;
    await Promise.all([look(), look()]);
    const [flood, ...more] = (await mails()).slice(3);
    expect(more).toEqual([]);
    expect(flood?.subject).toBe(fillIn(words.floodSubject, { count: 25 }));
    expect(flood?.body).toContain(fillIn(words.more, { count: 5 }));
    clock += 60 * minute;
    await look();
    expect(await mails()).toHaveLength(4);
  });
});

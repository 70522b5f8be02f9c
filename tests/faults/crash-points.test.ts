import { randomUUID } from "node:crypto";
import { test } from "vitest";
import type { LeadKind } from "#forms/kinds.ts";
import { newsletters } from "#content/newsletters.ts";
import { site } from "#content/site.ts";
import type { CrashPoint } from "#server/crash-point.ts";
import { newDeskLink } from "#server/leads/desk-links.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { leadHistory } from "#server/leads/lead-status.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { startNewsletter } from "#server/newsletter/newsletters.ts";
import { readNotices } from "#server/notice/notices.ts";
import { hashEmail } from "#server/recipients/suppression.ts";
import { subscribe } from "#server/subscribe/subscribe.fixture.ts";
import { unsubscribe } from "#server/subscribe/subscriptions.ts";
import { check } from "./checker.ts";
import { newLedger } from "./ledger.ts";
import { startSink } from "./mail-sink.ts";
import { endLeases } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";
import { describeStores } from "./describe-stores.ts";
import { sinkSecret, startWebhookSink } from "./webhook-sink.ts";

/** Each point with the number of copies of the mail that the sink may get: a crash after acceptance sends it again. */
const points: [CrashPoint | "before 250", copies: number, LeadKind][] = [
  ["before-transaction", 1, "claim"],
  ["after-insert", 1, "certificate"],
  ["after-commit", 1, "certificate"],
  ["after-lease", 1, "contact"],
  ["before 250", 1, "lender"],
  ["before-mark", 2, "contact"],
];

const patience = { timeout: 20_000, interval: 20 };

describeStores((newPlace) => {
  test.concurrent.for(points)(
    "kill -9 %s: the retry is the same lead, and its mail arrives (%s, %s)",
    async ([point, copies, kind], { expect }) => {
      await using place = await newPlace();
      await using sink = await startSink();
      const env = { ...place.env, ...sink.env };
      const ledger = newLedger();
      const key = randomUUID();
      const token = await place.token(kind);
      const crashing = { ...env, CRASH_AT: point };
      // The mail server has received the whole mail and does not answer; the process is killed from here.
      if (point === "before 250") sink.answers = false;
      await using first = await startServer({ ...place, env: crashing });
      const post = { key, kind, fields: { token } };
      const { status } = await postLead(first.url, ledger, post);
      if (point === "before 250") {
        // It did not wait for its mail.
        expect(status).toBe(201);
        await expect.poll(sink.tries, patience).toBe(1);
        await first.end("SIGKILL");
        sink.answers = true;
      }
      expect(await first.exit).toMatchObject({ signal: "SIGKILL" });

      await using db = await place.open();
      await endLeases(db);
      await using second = await startServer({ ...place, env });
      expect((await postLead(second.url, ledger, post)).status).toBe(201);
      // Not the second server's count: the first may just have marked the mail when it died.
      const statuses = () => db.selectFrom("outbox").select("status").execute();
      await expect.poll(statuses, patience).toEqual([{ status: "sent" }]);
      await check({ ledger, db, sink, output: second.output() });
      expect(sink.order()).toHaveLength(1);
      expect(sink.received(sink.order()[0]!)).toBeLessThanOrEqual(copies);
    },
  );

  test.concurrent.for([
    ["after-lease", 1],
    ["before-mark", 2],
  ] as const)(
    "kill -9 %s of a webhook: it arrives, each time under the same id and with the same body",
    async ([point, tries], { expect }) => {
      await using place = await newPlace();
      await using sink = await startWebhookSink();
      const webhook = { WEBHOOK_URL: sink.url, WEBHOOK_SECRET: sinkSecret };
      const env = { ...place.env, ...webhook };
      const fields = { token: await place.token() };
      const crashing = { ...env, CRASH_AT: point };
      await using first = await startServer({ ...place, env: crashing });
      await postLead(first.url, newLedger(), { fields });
      expect(await first.exit).toMatchObject({ signal: "SIGKILL" });

      await using db = await place.open();
      await endLeases(db);
      await using _second = await startServer({ ...place, env });
      const sent = db.selectFrom("outbox").select("id");
      const ids = () => sent.where("status", "=", "sent").execute();
      // There is no mail server, so mails wait.
      await expect.poll(ids, patience).toHaveLength(1);
      const [{ id }] = (await ids()) as [{ id: string }];
      expect([...sink.accepted.keys()]).toEqual([id]);
      expect(sink.accepted.get(id)?.size).toBe(1);
      expect(sink.tries).toHaveLength(tries);
    },
  );

  test.concurrent("kill -9 while a newsletter is sent: every subscriber gets it, except who has left when the next server starts", async ({
    expect,
  }) => {
    await using place = await newPlace();
    await using sink = await startSink();
    const env = { ...place.env, ...sink.env };
    await using db = await place.open();
    const anHourAgo = new Date(Date.now() - 3_600_000);
    for (const name of "abcdefgh")
      await subscribe(db, `${name}@example.com`, anHourAgo, "confirmed");
    await startNewsletter(db, Object.keys(newsletters)[0]!, anHourAgo);
    const crashing = { ...env, CRASH_AT: "before-mark" };
    await using first = await startServer({ ...place, env: crashing });
    expect(await first.exit).toMatchObject({ signal: "SIGKILL" });

    const newsletter = db.selectFrom("outbox").where("kind", "=", "newsletter");
    const mails = () => newsletter.select(["id", "recipient"]).execute();
    const unsent = (await mails()).filter(({ id }) => !sink.received(id));
    const { id: none, recipient } = unsent[0]!;
    const hash = await hashEmail(db, recipient!, anHourAgo);
    await unsubscribe(db, hash, new Date());
    await endLeases(db);
    await using _second = await startServer({ ...place, env });
    const areHere = async () =>
      (await mails()).every(({ id }) => sink.received(id) > 0);
    await expect.poll(areHere, patience).toBe(true);
    const recipients = (await mails()).map((mail) => mail.recipient);
    expect(recipients).toHaveLength(7);
    expect(new Set(recipients).size).toBe(7);
    expect(sink.received(none)).toBe(0);
  });

  const notice = { title: "Storm", text: "We are open.", link: "" };
  test.concurrent.for<[path: string, fields: object, kept: object]>([
    ["note", { note: "Call at 5", was: "" }, { note: "Call at 5" }],
    [
      "lead",
      { action: "taken" },
      { status: "taken", history: [{ status: "taken" }] },
    ],
    [
      "notice",
      { ...notice, until: "2099-08-31T18:00", step: "up" },
      { notices: [{ title: "Storm", text: "We are open." }] },
    ],
  ])(
    "kill -9 as soon as the desk has answered a %s: it is kept, and the desk is still open",
    async ([path, fields, kept], { expect }) => {
      await using place = await newPlace();
      await using db = await place.open();
      const now = new Date();
      const { id } = await saveLead(db, messageContent(), undefined, now);
      const sender = { publicOrigin: "http://localhost" };
      const link = await newDeskLink(db, { mailbox: site.email, sender }, now);
      await using server = await startServer(place);
      const post = (address: string, body: object, cookie = "") =>
        fetch(new URL(address, server.url), {
          method: "POST",
          body: new URLSearchParams({ ...body }),
          headers: { cookie },
          redirect: "manual",
        });
      const opened = await post(`/desk${new URL(link).search}`, {
        name: "Maria",
      });
      const cookie = opened.headers.get("set-cookie")?.split(";")[0];
      const { status } = await post(`/desk/${path}`, { id, ...fields }, cookie);
      await server.end("SIGKILL");
      expect(status).toBe(303);
      const lead = await db.selectFrom("leads").selectAll().executeTakeFirst();
      const history = await leadHistory(db, id);
      const notices = await readNotices(db);
      expect({ ...lead, history, notices }).toMatchObject(kept);
      await using next = await startServer(place);
      const headers = { cookie: cookie! };
      const desk = await fetch(new URL("/desk", next.url), { headers });
      expect(desk.status).toBe(200);
    },
  );
});

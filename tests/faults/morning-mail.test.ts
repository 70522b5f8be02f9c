import { expect, test } from "vitest";
import { isOpen } from "#forms/business-clock.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { clockArgs } from "./clock.ts";
import { describeStores } from "./describe-stores.ts";
import { newLedger } from "./ledger.ts";
import { startSink } from "./mail-sink.ts";
import { postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";

const hour = 3_600_000;

/** How long until the office has been open for an hour and stays open for one, in milliseconds. */
function untilOpen(): number {
  for (let wait = 0; ; wait += hour / 4) {
    const at = (hours: number) => new Date(Date.now() + wait + hours * hour);
    if (isOpen(at(-1)) && isOpen(at(0)) && isOpen(at(1))) return wait;
  }
}

describeStores((newPlace) => {
  test("of two servers on one store, and others after kill -9, one writes the morning mail of a day", async () => {
    await using place = await newPlace();
    await using sink = await startSink();
    await using db = await place.open();
    const wait = untilOpen();
    await saveLead(
      db,
      messageContent(),
      undefined,
      new Date(Date.now() + wait - 9 * 24 * hour),
    );
    await db.updateTable("outbox").set({ status: "sent" }).execute();
    const mails = () =>
      db
        .selectFrom("outbox")
        .select("id")
        .where("kind", "=", "morning")
        .execute();
    const start = (later = 0) =>
      startServer({
        ...place,
        env: {
          ...place.env,
          ...sink.env(),
          CLOCK_OFFSET: String(wait + later),
        },
        nodeArgs: clockArgs,
      });

    const [one, other] = await Promise.all([start(), start()]);
    await sink.until(() => sink.order().length > 0);
    await Promise.all([one.end("SIGKILL"), other.end("SIGKILL")]);
    const fields = { token: await place.token() };
    for (const later of [0, hour / 2]) {
      await using again = await start(later);
      const before = sink.order().length;
      // Sent after its first look, so that its mail comes after a morning mail.
      await postLead(again.url, newLedger(), { fields });
      await sink.until(() => sink.order().length > before);
    }
    const written = await mails();
    expect(written).toHaveLength(1);
    // At least once, like every mail: the server may have been killed before it noted that it was sent.
    expect(sink.received(written[0]!.id)).toBeGreaterThan(0);
  });
});

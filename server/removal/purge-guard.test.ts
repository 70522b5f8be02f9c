import { expect, test } from "vitest";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { noteDone } from "#server/store/daily-jobs.ts";
import { purgeRefusal } from "./purge-guard.ts";
import {
  describeStores,
  emptyStore,
  type Place,
} from "#server/store/stores.fixture.ts";

const start = new Date("2026-11-20T12:00:00Z");
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);

async function fixture(newPlace: () => Promise<Place>) {
  const { db } = await emptyStore(newPlace);
  const save = async (
    count: number,
    now: Date,
    suspect: string | null = null,
  ) => {
    for (let number = 0; number < count; number++) {
      const content = messageContent({ message: `${number} ${now.getTime()}` });
      await saveLead(db, content, undefined, now, { suspect });
    }
  };
  const refusal = (now: Date, builtAt = start) =>
    purgeRefusal(db, now, builtAt);
  const sendAll = () =>
    db.updateTable("outbox").set({ status: "sent" }).execute();
  return { db, save, refusal, sendAll };
}

describeStores((newPlace) => {
  test("a clock from before the build is not trusted", async () => {
    const { refusal } = await fixture(newPlace);
    expect(await refusal(new Date(0))).toBe("the clock is before the build");
    expect(await refusal(days(-0.9))).toBe(null);
  });

  test("a clock that jumped since the last purge is not trusted, whatever arrived meanwhile", async () => {
    const { db, save, refusal } = await fixture(newPlace);
    await noteDone(db, "purge", days(40));
    expect(await refusal(days(69))).toBe(null);
    expect(await refusal(days(71))).toBe("the clock has jumped");
    await save(1, days(1136));
    expect(await refusal(days(1136))).toBe("the clock has jumped");
    expect(await refusal(days(38))).toBe("the clock has jumped");
    expect(await refusal(days(39.5))).toBe(null);
    await noteDone(db, "purge", days(1136));
    expect(await refusal(days(1137))).toBe(null);
  });

  test("without an earlier purge, the clock is compared with the newest lead", async () => {
    const { save, refusal } = await fixture(newPlace);
    await save(1, new Date(90_000));
    expect(await refusal(start)).toBe(null);
    await save(1, start);
    expect(await refusal(days(29))).toBe(null);
    expect(await refusal(days(1096))).toBe("the clock has jumped");
  });

  test("more than a third of the leads at once is unusual; of the suspects it is not", async () => {
    const { db, save, refusal, sendAll } = await fixture(newPlace);
    await noteDone(db, "purge", days(999));
    await save(10, start);
    await save(20, days(900));
    await save(50, start, "speed");
    await sendAll();
    expect(await refusal(days(1000))).toBe(null);
    await save(1, start);
    // A lead that must stay does not count.
    expect(await refusal(days(1000))).toBe(null);
    await sendAll();
    expect(await refusal(days(1000))).toBe("an unusual share is due");
  });
});

import { expect, test } from "vitest";
import { noteDone } from "#server/store/daily-jobs.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import type { Alert } from "./alert-channels.ts";
import { missBackup } from "./backup-watch.ts";
import { readStoreStatus } from "./store-status.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);

describeStores((newPlace) => {
  test("two nights without a backup alert the owner once a day, until there is one", async () => {
    const store = await emptyStore(newPlace);
    const { db } = store;
    const sent: Alert[] = [];
    const send = async (alert: Alert) => void sent.push(alert);
    const look = (hour: number) =>
      missBackup({
        ...store,
        channels: [{ name: "webhook", send }],
        now: () => hours(hour),
      });
    await noteDone(db, "backup", noon);
    expect(await readStoreStatus(db, hours(2))).toMatchObject({
      lastBackupSeconds: 7200,
    });
    await look(48);
    expect(sent).toEqual([]);
    for (const hour of [50, 51, 60]) await look(hour);
    expect(sent).toMatchObject([{ facts: { lastBackup: noon.toISOString() } }]);
    await look(75);
    expect(sent).toHaveLength(2);
    await noteDone(db, "backup", hours(76));
    await look(100);
    expect(sent).toHaveLength(2);
  });

  test("a store that was never backed up alerts once it has leads to lose", async () => {
    const store = await emptyStore(newPlace);
    const { db, kind } = store;
    const sent: Alert[] = [];
    const send = async (alert: Alert) => void sent.push(alert);
    const look = (hour: number) =>
      missBackup({
        ...store,
        channels: [{ name: "webhook", send }],
        now: () => hours(hour),
      });
    await look(1000);
    await saveLead(db, messageContent({}), undefined, noon);
    await look(48);
    expect(sent).toEqual([]);
    await look(50);
    // PostgreSQL usually has backups of its own.
    expect(sent).toHaveLength(kind === "sqlite" ? 1 : 0);
    expect(await readStoreStatus(db, noon)).toMatchObject({
      lastBackupSeconds: null,
    });
  });
});

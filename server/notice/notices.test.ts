import { expect, test } from "vitest";
import type { Notice } from "#app/document/notice.ts";
import { temporaryFolder } from "#server/app.fixture.ts";
import { backUp } from "#server/backup/back-up.ts";
import { restore } from "#server/backup/restore.ts";
import { openStore } from "#server/store/store.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import { whyNoClient } from "../../tests/faults/postgres.ts";
import { NoticeWatch } from "./notice-watch.ts";
import { readNotice, removeNotice, writeNotice } from "./notices.ts";

const storm: Notice = {
  title: "Hurricane warning.",
  text: `"Quoted" & <b>O’Brien</b> 李`,
  link: { label: "What to do", to: "/storm" },
  from: "2026-08-24T11:00:00.000Z",
  until: "2026-08-31T23:00:00.000Z",
};
const closed: Notice = { ...storm, title: "Closed Monday.", link: undefined };

describeStores((newPlace) => {
  test("a store has one notice, the last one written", async () => {
    const { db } = await emptyStore(newPlace);
    expect(await readNotice(db)).toBeUndefined();
    for (const notice of [storm, closed, storm]) {
      await writeNotice(db, notice);
      expect(await readNotice(db)).toEqual(notice);
    }
    expect(await removeNotice(db)).toBe(true);
    expect(await readNotice(db)).toBeUndefined();
    expect(await removeNotice(db)).toBe(false);
  });

  test("every server of a store shows it from start to end, and drops it when it is turned off", async () => {
    const place = await newPlace();
    let time = storm.from;
    await using owner = (await openStore(place)).db;
    await using one = (await openStore(place)).db;
    await using other = (await openStore(place)).db;
    const servers = [one, other].map(
      (db) => new NoticeWatch(db, () => new Date(time)),
    );
    const shown = async () => {
      await Promise.all(servers.map((server) => server.look()));
      return servers.map((server) => server.current());
    };
    expect(await shown()).toEqual([undefined, undefined]);
    await writeNotice(owner, storm);
    for (const [moment, notice] of [
      ["2026-08-24T10:59:59.999Z", undefined],
      [storm.from, storm],
      ["2026-08-31T22:59:59.999Z", storm],
      [storm.until, undefined],
    ] as const) {
      time = moment;
      expect(await shown(), moment).toEqual([notice, notice]);
    }
    time = storm.from;
    await writeNotice(owner, closed);
    expect(await shown()).toEqual([closed, closed]);
    await removeNotice(owner);
    expect(await shown()).toEqual([undefined, undefined]);
  });

  test("a server whose store fails keeps its notice, and still ends it on time", async () => {
    const { db } = await emptyStore(newPlace);
    let time = storm.from;
    const server = new NoticeWatch(db, () => new Date(time));
    await writeNotice(db, storm);
    await server.look();
    await db.schema.dropTable("notices").execute();
    await server.look();
    expect(server.current()).toEqual(storm);
    time = storm.until;
    expect(server.current()).toBeUndefined();
  });
});

describeStores((newPlace) => {
  test("a backup contains the notice", async () => {
    const place = await newPlace();
    const store = await openStore(place);
    await using db = store.db;
    await writeNotice(db, storm);
    const file = `${temporaryFolder()}/copy`;
    await backUp(store, place.databaseUrl, file);
    await writeNotice(db, closed);
    await restore(place, file, { replace: true });
    expect(await readNotice(db)).toEqual(storm);
  });
}, whyNoClient);

import { expect, test } from "vitest";
import type { Notice } from "#app/document/notice.ts";
import type { Db } from "#server/store/schema.ts";
import { openStore } from "#server/store/store.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import { NoticeWatch } from "./notice-watch.ts";
import { readNotices, removeNotice, writeNotice } from "./notices.ts";

const storm: Notice = {
  title: "Hurricane warning.",
  text: `"Quoted" & <b>O’Brien</b> 李`,
  link: { label: "What to do", to: "/storm" },
  from: "2026-08-24T11:00:00.000Z",
  until: "2026-08-31T23:00:00.000Z",
};
const closed: Notice = { ...storm, title: "Closed Monday.", link: undefined };
/** While both show. */
const soon = "2026-08-25T11:00:00.000Z";

/** What a server shows when it has looked at its store at this time. */
function watch(db: Db, time: () => string) {
  const server = new NoticeWatch(db, () => new Date(time()));
  return async () => {
    await server.look();
    return server.current();
  };
}

describeStores((newPlace) => {
  test("a notice for later waits beside the one that shows, until its time", async () => {
    const { db } = await emptyStore(newPlace);
    let time = storm.from;
    const shown = watch(db, () => time);
    const later = { ...closed, from: "2026-08-29T11:00:00.000Z" };
    const write = (notice: Notice) => writeNotice(db, notice, new Date(time));
    await write(storm);
    await write(later);
    await write({ ...later, title: "Closed all day." });
    expect(await shown()).toEqual(storm);
    time = soon;
    await write({ ...storm, title: "A flood.", from: soon });
    expect((await shown())?.title).toBe("A flood.");
    expect(await removeNotice(db, soon)).toBe(true);
    expect(await removeNotice(db, soon)).toBe(false);
    expect(await shown()).toBeUndefined();
    await write(storm);
    time = later.from;
    expect((await shown())?.title).toBe("Closed all day.");
    // It began, so that a new one replaces it too.
    await write({ ...storm, from: time });
    expect(await readNotices(db)).toEqual([{ ...storm, from: time }]);
  });

  test("a notice that is over is forgotten", async () => {
    const { db } = await emptyStore(newPlace);
    await writeNotice(db, storm, new Date(storm.from));
    const later = { ...closed, from: storm.until, until: "2026-09-02T23:00Z" };
    await writeNotice(db, later, new Date(storm.until));
    expect(await readNotices(db)).toEqual([later]);
  });

  test("every server of a store shows it from start to end, and drops it when it is turned off", async () => {
    const place = await newPlace();
    let time = storm.from;
    await using owner = (await openStore(place)).db;
    await using other = (await openStore(place)).db;
    const shown = watch(other, () => time);
    expect(await shown()).toBeUndefined();
    await writeNotice(owner, storm, new Date(time));
    for (const [moment, notice] of [
      ["2026-08-24T10:59:59.999Z", undefined],
      [storm.from, storm],
      ["2026-08-31T22:59:59.999Z", storm],
      [storm.until, undefined],
    ] as const) {
      time = moment;
      expect(await shown(), moment).toEqual(notice);
    }
    time = storm.from;
    expect(await shown()).toEqual(storm);
    await removeNotice(owner);
    expect(await shown()).toBeUndefined();
  });

  test("a server whose store fails keeps its notice, and still ends it on time", async () => {
    const { db } = await emptyStore(newPlace);
    let time = storm.from;
    const server = new NoticeWatch(db, () => new Date(time));
    await writeNotice(db, storm, new Date(storm.from));
    await server.look();
    await db.schema.dropTable("notices").execute();
    await server.look();
    expect(server.current()).toEqual(storm);
    time = storm.until;
    expect(server.current()).toBeUndefined();
  });
});

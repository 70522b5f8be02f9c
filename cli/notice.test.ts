import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { readNotices } from "#server/notice/notices.ts";
import { openStore } from "#server/store/store.ts";
import { describeStores, type Place } from "#server/store/stores.fixture.ts";
import { runCommand } from "./run-command.fixture.ts";

const notice = (place: Place, ...words: string[]) =>
  runCommand("notice", words, place);

const on = [
  "on",
  "--title=Flood.",
  "--text=Call us.",
  "--until=2099-08-31 18:00",
];

describeStores((newPlace) => {
  test("a notice is set, shown, replaced and removed while a server has the store open", async () => {
    const place = await newPlace();
    await using server = (await openStore(place)).db;
    expect(notice(place).stdout).toContain("no notice");

    const set = notice(place, ...on);
    expect(set).toMatchObject({ status: 0, stderr: "" });
    const [stored] = await readNotices(server);
    expect(stored).toEqual({
      title: "Flood.",
      text: "Call us.",
      link: undefined,
      from: expect.any(String),
      until: "2099-08-31T23:00:00.000Z",
    });
    expect(Date.parse(stored!.from)).toBeLessThanOrEqual(Date.now());
    for (const output of [set.stdout, notice(place).stdout])
      expect(output).toMatch(
        /shows this until .*August 31, 2099.* 6:00.PM CDT:\s+Flood. Call us.\n/,
      );

    expect(notice(place, "off").status).toBe(0);
    expect(await readNotices(server)).toEqual([]);
    expect(notice(place, "off").stdout).toContain("no notice");
  });
});

test("a wrong notice is rejected, wrong arguments print the usage, and the previous notice stays", async () => {
  const place = { dataDir: temporaryFolder() };
  await using server = (await openStore(place)).db;
  notice(place, ...on);
  const before = await readNotices(server);
  expect(notice(place, "on", "--title= ", "--text=x")).toMatchObject({
    status: 1,
    stderr: "--title is empty\n--until is missing\n",
  });
  for (const words of ["of", "on --tilte=x", "off now", "constructor"]) {
    const { status, stderr } = notice(place, ...words.split(" "));
    expect(status, words).toBe(2);
    expect(stderr).toContain("npm run notice -- on --title");
  }
  expect(await readNotices(server)).toEqual(before);
});

test("a folder without a store is named and stays empty", () => {
  const place = { dataDir: temporaryFolder() };
  const { status, stderr } = notice(place, ...on);
  expect(status).toBe(1);
  expect(stderr).toContain(place.dataDir);
  expect(notice(place).status).toBe(1);
});

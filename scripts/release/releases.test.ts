import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { lockReleases } from "./release-lock.ts";
import {
  currentRelease,
  makeCurrent,
  releaseBefore,
  releasedAt,
  releasesIn,
  removeOldReleases,
} from "./releases.ts";

/** A folder with releases by these numbers. */
function releases(...numbers: number[]) {
  const folder = temporaryFolder();
  const add = (number: number) => {
    const name = nameOf(number);
    mkdirSync(join(folder, name));
    makeCurrent(folder, name);
  };
  // A switch that was interrupted has left something in the way.
  mkdirSync(join(folder, "next/other"), { recursive: true });
  numbers.forEach(add);
  const goBack = () => {
    const before = releaseBefore(folder, currentRelease(folder)!);
    if (before) makeCurrent(folder, before);
    return before;
  };
  return { folder, add, goBack };
}

const nameOf = (number: number) => `20261120T12000${number}Z-abc${number}`;

test("back leads to the release before, and then to the one before that", () => {
  const { goBack } = releases(1, 2, 3);
  expect(goBack()).toBe(nameOf(2));
  expect(goBack()).toBe(nameOf(1));
  expect(goBack()).toBeUndefined();
});

test("back never leads to a release that was itself taken back, which can be made current again", () => {
  const { folder, add, goBack } = releases(1, 2);
  goBack();
  add(3);
  expect(goBack()).toBe(nameOf(1));
  makeCurrent(folder, nameOf(2));
  expect(goBack()).toBe(nameOf(1));
});

test("keeps the last four, what is current and the way back", () => {
  const { folder, add } = releases(1, 2, 3, 4, 5);
  expect(removeOldReleases(folder)).toEqual([nameOf(1)]);
  makeCurrent(folder, nameOf(3));
  add(6);
  add(7);
  add(8);
  makeCurrent(folder, nameOf(3));
  expect(removeOldReleases(folder)).toEqual([nameOf(4)]);
  expect(releasesIn(folder)).toEqual([8, 7, 6, 5, 3, 2].map(nameOf));
});

test("one command at a time changes releases, and the other learns whose it is", () => {
  const { folder } = releases(1);
  const since = new Date("2026-11-20T12:00:00Z");
  {
    using _ = lockReleases(folder, since);
    expect(() => lockReleases(folder)).toThrow(
      new RegExp(`process ${process.pid}\\) since 2026-11-20T12:00`),
    );
  }
  lockReleases(folder)[Symbol.dispose]();
});

test("a release's name says when it was made", () => {
  expect(releasedAt("20270303T140001Z-abc1").toISOString()).toBe(
    "2027-03-03T14:00:01.000Z",
  );
});

import { execFile } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { currentRelease, makeCurrent } from "#server/handover/releases.ts";
import { takeOrders, type Outcome } from "#server/handover/control.ts";

const first = "20261120T120001Z-abc1";
const next = "20261120T120002Z-abc2";

/** Two releases, of which the first runs, and a primary that answers orders like this. */
async function site(
  answer: (release: string) => Outcome | Promise<Outcome> = (running) => ({
    running,
  }),
) {
  const folder = temporaryFolder();
  const releases = join(folder, "releases");
  for (const name of [first, next]) {
    mkdirSync(join(releases, name), { recursive: true });
    mkdirSync(join(releases, "packages/1/node_modules"), { recursive: true });
    symlinkSync(
      "../packages/1/node_modules",
      join(releases, name, "node_modules"),
    );
  }
  makeCurrent(releases, first);
  const primary = await takeOrders(folder, async ({ release = first }) =>
    answer(release),
  );
  onTestFinished(() => void primary.close());
  return {
    releases,
    current: () => currentRelease(releases),
    release: (extra: NodeJS.ProcessEnv = {}) =>
      promisify(execFile)(
        process.execPath,
        [resolve("scripts/release.ts"), "back", next],
        { cwd: folder, env: { ...process.env, DATA_DIR: folder, ...extra } },
      ),
  };
}

test.each([
  ["release-made", first],
  ["release-current", next],
  ["release-switched", next],
])(
  "killed at %s, the next start takes a whole release, and the command can run again",
  async (point, taken) => {
    const { release, current } = await site();
    await expect(release({ CRASH_AT: point })).rejects.toMatchObject({
      signal: "SIGKILL",
    });
    expect(current()).toBe(taken);
    await release();
    expect(current()).toBe(next);
  },
);

test("killed before the primary refuses it, the next start takes the release that runs", async () => {
  const { release, current } = await site(() => ({
    running: first,
    problem: "no store",
  }));
  await expect(release({ CRASH_AT: "release-current" })).rejects.toMatchObject({
    signal: "SIGKILL",
  });
  await expect(release()).rejects.toMatchObject({ code: 1 });
  expect(current()).toBe(first);
});

test.each<[string, () => Outcome]>([
  ["refuses it", () => ({ running: first, problem: "no store" })],
  [
    "dies meanwhile",
    () => {
      throw new Error("died");
    },
  ],
])(
  "if the primary %s, the next start takes the release before",
  async (_, answer) => {
    const { release, current } = await site(answer);
    await expect(release()).rejects.toMatchObject({ code: 1 });
    expect(current()).toBe(first);
  },
);

test("a second command changes nothing and names the owner of the first", async () => {
  const ordered = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const { release, current } = await site(async (running) => {
    ordered.resolve();
    await done.promise;
    return { running };
  });
  const running = release();
  await ordered.promise;
  await expect(release()).rejects.toThrow(
    new RegExp(`process ${running.child.pid}\\)`),
  );
  done.resolve();
  await running;
  expect(current()).toBe(next);
});

test("old releases that cannot be deleted do not make a release fail", async () => {
  const { release, releases } = await site();
  rmSync(join(releases, "packages"), { recursive: true });
  expect((await release()).stderr).toContain("Old releases are still there");
});

import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";

const day = 86_400_000;

/** Backups with their checksums, by their age in days; and a command that writes one more, or fails. */
function backups(ages: readonly number[], command = "") {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/cli`);
  mkdirSync(`${folder}/backups`);
  writeFileSync(
    `${folder}/cli/leads.ts`,
    command ||
      `const { writeFileSync } = require("node:fs");
       for (const end of ["", ".sha256"]) writeFileSync(process.argv[3] + end, "new");`,
  );
  writeFileSync(`${folder}/cli/package.json`, "{}");
  const leave = (name: string, age: number, content = "old") => {
    const file = `${folder}/backups/${name}`;
    writeFileSync(file, content);
    const time = new Date(Date.now() - age * day);
    utimesSync(file, time, time);
  };
  for (const age of ages) {
    const date = new Date(Date.now() - age * day).toISOString().slice(0, 10);
    leave(`leads-${date}T0315Z`, age);
    leave(`leads-${date}T0315Z.sha256`, age);
  }
  return {
    leave,
    run: () =>
      execFileSync(resolve("deploy/back-up.sh"), ["backups", "14"], {
        cwd: folder,
        stdio: "pipe",
        env: { ...process.env, NODE_OPTIONS: "" },
      }),
    names: () => readdirSync(`${folder}/backups`),
  };
}

const range = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index);

test("backups older than two weeks go, with their checksums", () => {
  const { run, names } = backups(range(1, 20));
  run();
  // One more is new.
  expect(names()).toHaveLength(2 * 15);
});

test("a clock that is weeks ahead leaves the newest seven", () => {
  const { run, names } = backups(range(20, 10));
  run();
  expect(names()).toHaveLength(2 * 7);
});

test("a backup that fails removes nothing", () => {
  const { run, names } = backups(range(20, 10), "process.exit(1)");
  expect(run).toThrow();
  expect(names()).toHaveLength(2 * 10);
});

test("what a killed backup left goes", () => {
  const { run, names, leave } = backups([1]);
  leave("leads-2026-11-20T0315Z", 1, "");
  leave("leads-2026-11-20T0315Z.partial", 1, "half");
  run();
  expect(names()).toHaveLength(2 * 2);
});

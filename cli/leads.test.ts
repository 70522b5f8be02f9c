import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { runCommand } from "./run-command.fixture.ts";

// Every start of the command takes a third of a second: commands.test.ts runs the commands in its own process.

test("creates no store if there is none", () => {
  const dataDir = `${temporaryFolder()}/wrong`;
  expect(runCommand("leads", ["list"], { dataDir })).toEqual({
    status: 1,
    stdout: "",
    stderr: `There is no store in ${dataDir} (DATA_DIR)\n`,
  });
  expect(existsSync(dataDir)).toBe(false);
});

test.each([[[]], [["list", "more"]], [["li\u001b[2Jst"]]])(
  "shows its usage for %j, which cannot act on the terminal",
  (words: string[]) => {
    const dataDir = temporaryFolder();
    const { status, stdout, stderr } = runCommand("leads", words, { dataDir });
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toMatch(/^npm run leads -- list/m);
    expect(stderr).not.toContain("\u001b");
  },
);

import { execFileSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "#server/app.fixture.ts";
import {
  publishedCommits,
  publishWay,
  Publishing,
  runIn,
  type Run,
} from "./publishing.ts";

const noon = () => new Date(2027, 2, 3, 10, 42);

/** A command that prints these lines and ends with this code. */
const printing =
  (code: number, ...lines: string[]): Run =>
  async (_, hear) => {
    for (const line of lines) hear(line);
    return code;
  };

test("tells each step while it runs, and then since when it is live", async () => {
  const gate = Promise.withResolvers<void>();
  const publishing = new Publishing(
    "release",
    async (_, hear) => {
      hear("Content checked: 1.2 s");
      hear("   3.4 s  pictures and fonts");
      await gate.promise;
      hear("Server switched: 0.8 s");
      hear("The site runs 20270303T164200Z-abc1.");
      return 0;
    },
    noon,
  );
  expect(publishing.last.state).toBe("never");
  const done = publishing.start();
  expect(publishing.last).toMatchObject({ state: "runs" });
  expect(publishing.last.steps).toHaveLength(1);
  gate.resolve();
  await done;
  expect(publishing.last.state).toBe("live");
  expect(publishing.last.says).toContain("10:42");
  expect(publishing.last.steps).toHaveLength(2);
});

test("a second press while it runs starts nothing", async () => {
  let runs = 0;
  const gate = Promise.withResolvers<void>();
  const publishing = new Publishing("release", async () => {
    runs++;
    await gate.promise;
    return 0;
  });
  const first = publishing.start();
  await publishing.start();
  gate.resolve();
  await first;
  expect(runs).toBe(1);
  await publishing.start();
  expect(runs).toBe(2);
});

test("checks before it pushes, and pushes nothing with a mistake", async () => {
  const ran: string[] = [];
  const run =
    (failing: string): Run =>
    async (command) => {
      ran.push(command.join(" "));
      return command.join(" ").includes(failing) ? 1 : 0;
    };
  await new Publishing("push", run("content-check")).start();
  expect(ran).toHaveLength(1);
  await new Publishing("push", run("nothing")).start();
  expect(ran.slice(1).map((one) => one.split(" ").at(-1))).toEqual([
    "compile/content-check.ts",
    "HEAD",
  ]);
});

const failures = parse(readFileSync("tests/cases/publishing.yaml", "utf8")) as {
  failure: string;
  says: string;
  prints: string[];
}[];

test.each(failures)(
  "says what to do about $failure",
  async ({ says, prints }) => {
    const publishing = new Publishing("release", printing(1, ...prints));
    await publishing.start();
    expect(publishing.last.state).toBe("failed");
    expect(publishing.last.says).toMatch(new RegExp(says));
    expect(publishing.last.where).toBe(prints.join("\n"));
  },
);

const author = ["-c", "user.name=A", "-c", "user.email=a@b.example"];

/** Pushes a commit from a real clone to `origin`, as its last step, and says how it ended. */
async function push(origin: string, subject = "Change") {
  const folder = temporaryFolder();
  const git = (...words: string[]) =>
    execFileSync("git", [...author, ...words], { cwd: folder, stdio: "pipe" });
  git("init", "--quiet");
  git("commit", "--allow-empty", "--quiet", "-m", subject);
  git("remote", "add", "origin", origin);
  const run = runIn(folder);
  const publishing = new Publishing("push", async (command, hear) =>
    command[0] === "git" ? run(command, hear) : 0,
  );
  await publishing.start();
  return publishing.last;
}

test("a real push that fails says why, and one that succeeds is sent", async () => {
  const origin = temporaryFolder();
  execFileSync("git", ["init", "--quiet", "--bare", origin]);
  expect((await push(origin)).state).toBe("live");
  // Another first commit, so the histories have nothing in common.
  expect((await push(origin, "Other")).says).toMatch(/elsewhere/);

  expect((await push("https://no-such-host.invalid/site.git")).says).toMatch(
    /cannot be reached/,
  );
});

test("a command that cannot start is a failure, not an end of the editor", async () => {
  const publishing = new Publishing("push", async () => {
    throw new Error("spawn git ENOENT");
  });
  await publishing.start();
  expect(publishing.last).toMatchObject({
    state: "failed",
    where: "Error: spawn git ENOENT",
  });
});

test("an unknown way to publish is refused", () => {
  expect(() => publishWay("pull")).toThrow(/PUBLISH/);
  expect(publishWay()).toBe("release");
});

test("what is published is the commit of the release, or what the other repository has", () => {
  const folder = temporaryFolder();
  expect(publishedCommits("release", folder)).toBe(undefined);
  symlinkSync("20270303T164200Z-abc1234-changed", join(folder, "current"));
  expect(publishedCommits("release", folder)).toEqual(["abc1234"]);
  expect(publishedCommits("push", folder)).toEqual(["--remotes=origin"]);
});

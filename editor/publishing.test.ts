import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "#server/app.fixture.ts";
import { makeCurrent } from "../scripts/release/releases.ts";
import {
  liveNow,
  publishWay,
  Publishing,
  runIn,
  type Live,
  type Run,
} from "./publishing.ts";
import { Repository } from "./repository.ts";

const noon = new Date(2027, 2, 3, 10, 42);

/** A command that prints these lines and ends with this code. */
const printing =
  (code: number, ...lines: string[]): Run =>
  async (_, hear) => {
    for (const line of lines) hear(line);
    return code;
  };

test("says what it does while it runs, and then since when it is live, whoever published", async () => {
  const gates = [1, 2].map(() => Promise.withResolvers<void>());
  let live: Live | undefined;
  const publishing = new Publishing(
    "release",
    async (_, hear) => {
      hear("Content checked: 1.2 s");
      hear("   3.4 s  pictures and fonts");
      await gates[0]!.promise;
      hear("Site built: 4.0 s");
      await gates[1]!.promise;
      live = { commit: "abc1", since: noon };
      return 0;
    },
    () => live,
    () => noon,
  );
  expect(publishing.last.state).toBe("never");
  const done = publishing.start();
  expect(publishing.last).toMatchObject({ state: "runs" });
  const says = [publishing.last.says];
  gates[0]!.resolve();
  await vi.waitFor(() => expect(publishing.last.says).not.toBe(says[0]));
  gates[1]!.resolve();
  await done;
  expect(publishing.last).toMatchObject({ state: "live" });
  expect(publishing.last.says).toContain("10:42");
  live = { commit: "abc0", since: new Date(2027, 2, 4, 9), wentBack: true };
  expect(publishing.last.says).toMatch(/earlier .*9:00/);
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

test("checks what colleagues have changed too, and pushes nothing with a mistake", async () => {
  const ran: string[] = [];
  const run =
    (failing: string): Run =>
    async (command) => {
      ran.push(command.join(" "));
      return command.join(" ").includes(failing) ? 1 : 0;
    };
  await new Publishing("push", run("content-check")).start();
  await new Publishing("push", run("nothing")).start();
  const before = [/^git pull/, /content-check/];
  expect(ran).toEqual(
    [...before, ...before, /^git push/].map((one) =>
      expect.stringMatching(one),
    ),
  );
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

/** A real clone, in which every command of git is run. */
function colleague(origin: string) {
  const folder = temporaryFolder();
  const file = join(folder, "content/site.yaml");
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd: folder, stdio: "pipe" });
  git("clone", "--quiet", origin, ".");
  mkdirSync(join(folder, "content"), { recursive: true });
  const author = { name: "A", email: "a@b.example" };
  const repository = new Repository(folder);
  const run = runIn(folder);
  const publishing = new Publishing("push", async (command, hear) =>
    command[0] === "git" ? run(command, hear) : 0,
  );
  return {
    git,
    text: () => readFileSync(file, "utf8"),
    write: (text: string) =>
      repository.commit(new Map([["content/site.yaml", text]]), author, text),
    update: () => publishing.update(),
    publish: () => publishing.start().then(() => publishing.last),
    toTakeBack() {
      const { commit, other = "" } = publishing.live()!;
      return repository.changesBetween(other, commit)[0]?.change().before;
    },
  };
}

test("two colleagues publish from their own computers, and the same words changed twice say so", async () => {
  const origin = temporaryFolder();
  execFileSync("git", ["init", "--quiet", "--bare", origin]);
  const text = (phone: string, email: string) => `${phone}\n\n\n\n\n${email}\n`;
  const ana = colleague(origin);
  ana.write(text("1", "a"));
  ana.git("push", "--quiet", "origin", "HEAD");
  const ben = colleague(origin);
  ana.write(text("2", "a"));
  ben.write(text("1", "b"));
  expect((await ana.publish()).state).toBe("live");
  expect((await ben.publish()).state).toBe("live");
  expect(ben.text()).toBe(text("2", "b"));
  await ana.update();
  expect(ana.text()).toBe(text("2", "b"));
  expect(ana.toTakeBack()).toBe(text("2", "a"));

  ana.write(text("3", "b"));
  ben.write(text("4", "b"));
  await ana.publish();
  expect((await ben.publish()).says).toMatch(/same words/);
  expect(ben.text()).toBe(text("4", "b"));
  ben.git("remote", "set-url", "origin", "http://localhost:1/");
  expect((await ben.publish()).says).toMatch(/cannot be reached/);
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

test("what is live is the commit of the release, and what may be taken back the one before", () => {
  const folder = temporaryFolder();
  const names = ["20270303T164200Z-abc1", "20270304T164200Z-abc2-changed"];
  expect(liveNow("release", folder)).toBe(undefined);
  for (const name of names) {
    mkdirSync(join(folder, name));
    makeCurrent(folder, name);
  }
  expect(liveNow("release", folder)).toMatchObject({
    commit: "abc2",
    other: "abc1",
    wentBack: false,
  });
  makeCurrent(folder, names[0]!);
  expect(liveNow("release", folder)).toMatchObject({
    commit: "abc1",
    other: "abc2",
    wentBack: true,
  });
});

import { spawn } from "node:child_process";
import { lstatSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import {
  currentRelease,
  releaseBefore,
  releasesIn,
} from "../scripts/release/releases.ts";

/** What the office sees of publishing, also after a reload. */
export type Publication = {
  state: "never" | "runs" | "live" | "failed";
  /** In the office's words: what happens, or what happened and what to do. */
  says: string;
  /** For a developer: what the commands printed. */
  where: string;
};

/** What visitors see. */
export type Live = {
  /** The commit, as git names it. */
  commit: string;
  /** Undefined if the host of the repository publishes. */
  since?: Date;
  /** The commit that was live before. Or, if somebody went back with `npm run release`, the later one. */
  other?: string;
  wentBack?: boolean;
};

/** Runs one command and gives each line to `hear`. Returns its exit code. */
export type Run = (
  command: readonly string[],
  hear: (line: string) => void,
) => Promise<number>;

/** "release" makes a release on this machine; "push" sends the changes to the repository whose host publishes them. */
export type PublishWay = "release" | "push";

/** PUBLISH. Throws for other values, which would seem to publish. */
export function publishWay(value = "release"): PublishWay {
  if (value === "release" || value === "push") return value;
  throw new Error(`PUBLISH is ${value}. Write release or push`);
}

const check = [process.execPath, "compile/content-check.ts"];

const commands: Readonly<Record<PublishWay, readonly (readonly string[])[]>> = {
  release: [[process.execPath, "scripts/release.ts"]],
  push: [
    // What colleagues have published from other computers comes first.
    ["git", "pull", "--rebase", "--autostash"],
    check,
    ["git", "push", "origin", "HEAD"],
  ],
};

/** Undefined before the first publication. */
export function liveNow(
  way: PublishWay,
  folder = "releases",
): Live | undefined {
  if (way === "push")
    return { commit: "@{upstream}", other: "@{upstream}@{1}" };
  const current = currentRelease(folder);
  if (!current) return undefined;
  const later = releasesIn(folder).find(
    (name) => name > current && releaseBefore(folder, name),
  );
  const other = later ?? releaseBefore(folder, current);
  return {
    commit: commitIn(current),
    since: lstatSync(join(folder, "current")).mtime,
    other: other && commitIn(other),
    wentBack: later !== undefined,
  };
}

/** The name of a release ends with its commit (scripts/release/make-release.ts). */
const commitIn = (release: string) => release.split("-")[1] ?? "";

/** Publishes what is saved, one publication at a time. */
export class Publishing {
  readonly live: () => Live | undefined;
  readonly #way: PublishWay;
  readonly #run: Run;
  readonly #now: () => Date;
  #last: Publication = { state: "never", says: "", where: "" };
  #ended = new Date(0);

  constructor(
    way: PublishWay,
    run: Run = runIn("."),
    live = () => liveNow(way),
    now = () => new Date(),
  ) {
    this.#way = way;
    this.#run = run;
    this.live = live;
    this.#now = now;
  }

  /** The publication that runs or has failed, or else what visitors see, whoever published it. */
  get last(): Publication {
    const { state, where } = this.#last;
    const { since, wentBack } = this.live() ?? {};
    const isNewer = state !== "failed" || (since && since > this.#ended);
    if (state === "runs" || !since || !isNewer) return this.#last;
    const at = this.#inWords(since);
    const says = wentBack
      ? `An earlier version is live again since ${at}.`
      : where.includes("No server runs")
        ? `Ready since ${at}. The website does not run on this computer now; it starts with your changes.`
        : `Live since ${at}.`;
    return { state: "live", says, where };
  }

  /** Starts it, unless it already runs. It ends by itself; `last` says how. */
  async start(): Promise<void> {
    if (this.#last.state === "runs") return;
    const printed: string[] = [];
    const at: Publication = { state: "runs", says: "Checking", where: "" };
    this.#last = at;
    const hear = (line: string) => {
      printed.push(line);
      const [, ended = ""] = /^([A-Z][\w ]+): [\d.]+ s$/.exec(line) ?? [];
      at.says = steps[ended] ?? at.says;
    };
    try {
      for (const command of commands[this.#way]) {
        if (command[1] === "push") at.says = "Sending";
        if ((await this.#run(command, hear)) === 0) continue;
        if (command[1] === "pull")
          await this.#run(["git", "rebase", "--abort"], () => {});
        throw new Error("failed");
      }
      at.state = "live";
      at.says = `Sent at ${this.#inWords(this.#now())}. The host publishes it in a few minutes.`;
    } catch (error) {
      if (printed.length === 0) printed.push(String(error));
      at.state = "failed";
      at.says = `${reasonIn(printed.join("\n"))} Visitors still see the website as it was before.`;
    }
    at.where = printed.join("\n");
    this.#ended = this.#now();
  }

  /** Gets what colleagues have published from other computers, unless something here is not published. */
  async update(): Promise<void> {
    if (this.#way === "push" && this.#last.state !== "runs")
      await this.#run(["git", "pull", "--ff-only"], () => {}).catch(() => {});
  }

  #inWords(time: Date): string {
    const isToday = time.toDateString() === this.#now().toDateString();
    return time.toLocaleString("en-US", {
      ...(!isToday && { month: "short", day: "numeric" }),
      hour: "numeric",
      minute: "2-digit",
    });
  }
}

/** What begins when `npm run release` has ended a step. */
const steps: Readonly<Record<string, string>> = {
  "Content checked": "Building pages",
  "Launch list checked": "Building pages",
  "Site built": "Copying",
  "Release copied": "Trying every page",
  "Every page requested": "Switching to it",
};

/** The most telling comes first, because a full disk also fails the build. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /ENOSPC|no space left/i,
    "The disk of this computer is full. Ask your administrator to make room, then publish again.",
  ],
  [
    /EACCES|EROFS|EPERM|permission denied, (open|mkdir)/,
    "This computer does not let the editor write files. Ask your administrator.",
  ],
  [
    /Another release is being made, by (.+?)\. Wait/,
    "Somebody else is publishing at this moment. Wait two minutes, then publish again.",
  ],
  [
    /content\/ has \d+ mistakes?:\n([^]*?)(\n\n|$)/,
    "A file was changed outside the editor and has mistakes. Ask the person who changed it; “Details” says where.",
  ],
  [
    /Stopped before "Launch list checked"/,
    "Something is missing that a website for visitors must have. “Details” says what.",
  ],
  [
    /Could not resolve host|Connection (refused|timed out|reset)|unable to access|Network is unreachable|Failed to connect/i,
    "The repository on the internet cannot be reached. Check the connection, then publish again. Your changes are saved here.",
  ],
  [
    /CONFLICT|could not apply|\[(remote )?rejected\]|non-fast-forward|fetch first/i,
    "Somebody changed the same words on another computer, or the repository does not take your changes. Ask your developer to combine the two. Your changes are saved here.",
  ],
  [
    /Authentication failed|Permission denied|could not read Username|\b40[13]\b/,
    "The repository does not accept this computer's sign-in. Ask your developer to renew it.",
  ],
];

const reasonIn = (output: string) =>
  reasons.find(([sign]) => sign.test(output))?.[1] ??
  "It was not published, and the website is as it was. Tell your developer; “Details” says why.";

/** As a child process, so that a failure never ends the editor. */
export const runIn =
  (folder: string): Run =>
  ([command = "", ...words], hear) =>
    new Promise((resolve, reject) => {
      const env = {
        // A rebase of saved changes needs a committer. Their author stays the same.
        GIT_COMMITTER_NAME: "Website editor",
        GIT_COMMITTER_EMAIL: "editor@localhost",
        ...process.env,
        // Git would wait for a password that nobody can type here.
        GIT_TERMINAL_PROMPT: "0",
      };
      const child = spawn(command, words, {
        cwd: folder,
        env,
        stdio: ["ignore", "pipe", "pipe"],
      });
      const listen = (stream: Readable) =>
        createInterface({ input: stream }).on("line", hear);
      listen(child.stdout);
      listen(child.stderr);
      child.on("error", reject);
      child.on("close", (code) => resolve(code ?? 1));
    });

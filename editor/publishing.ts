import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { currentRelease } from "../scripts/release/releases.ts";

/** What the office sees of the last publication, also after a reload. */
export type Publication = {
  state: "never" | "runs" | "live" | "failed";
  /** "The pages are built (12 s)" */
  steps: string[];
  /** In the office's words: what happened, and what to do. */
  says: string;
  /** For a developer: what the command printed. */
  where: string;
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

const commands: Readonly<Record<PublishWay, readonly (readonly string[])[]>> = {
  release: [[process.execPath, "scripts/release.ts"]],
  push: [
    [process.execPath, "compile/content-check.ts"],
    ["git", "push", "origin", "HEAD"],
  ],
};

/** The commits that are published, as `git rev-list` names them. Undefined before the first publication. */
export function publishedCommits(
  way: PublishWay,
  folder = "releases",
): string[] | undefined {
  if (way === "push") return ["--remotes=origin"];
  // Its name ends with its commit (scripts/release/make-release.ts).
  const [, commit] = currentRelease(folder)?.split("-") ?? [];
  return commit === undefined ? undefined : [commit];
}

/** Publishes what is saved, one publication at a time. */
export class Publishing {
  readonly #way: PublishWay;
  readonly #run: Run;
  readonly #now: () => Date;
  #last: Publication = { state: "never", steps: [], says: "", where: "" };

  constructor(way: PublishWay, run: Run = runIn("."), now = () => new Date()) {
    this.#way = way;
    this.#run = run;
    this.#now = now;
  }

  get last(): Publication {
    return this.#last;
  }

  /** Starts it, unless it already runs. It ends by itself; `last` says how. */
  async start(): Promise<void> {
    if (this.#last.state === "runs") return;
    const says = "Publishing. This takes a minute or two.";
    const said: string[] = [];
    const at: Publication = { state: "runs", steps: [], says, where: "" };
    this.#last = at;
    const hear = (line: string) => {
      said.push(line);
      const step = stepOf(line);
      if (step) at.steps.push(step);
    };
    try {
      for (const command of commands[this.#way])
        if ((await this.#run(command, hear)) !== 0) throw new Error("failed");
      Object.assign(at, this.#success(said.join("\n")));
    } catch (error) {
      if (said.length === 0) said.push(String(error));
      at.state = "failed";
      at.says = `${reasonIn(said.join("\n"))} Visitors still see the website as it was before.`;
    }
    at.where = said.join("\n");
  }

  #success(said: string): Pick<Publication, "state" | "says"> {
    const time = this.#now().toLocaleTimeString("en-US", {
      hour: "numeric",
      minute: "2-digit",
    });
    if (this.#way === "push")
      return {
        state: "live",
        says: `Sent at ${time}. The host publishes it in a few minutes.`,
      };
    return said.includes("No server runs")
      ? {
          state: "live",
          says: `Ready since ${time}. The website does not run on this computer now; it starts with your changes.`,
        }
      : { state: "live", says: `Live since ${time}.` };
  }
}

/** Lines of `npm run release` that end a step. */
const steps: Readonly<Record<string, string>> = {
  "Content checked": "Everything is checked",
  "Launch list checked": "Nothing is missing that the law asks for",
  "Site built": "The pages are built",
  "Release copied": "A copy is ready to be tried",
  "Every page requested": "Every page of the copy works",
  "Server switched": "The website has switched to it",
};

function stepOf(line: string): string | undefined {
  const [, done = "", seconds] = /^([A-Z][\w ]+): ([\d.]+) s$/.exec(line) ?? [];
  const step = steps[done];
  return step && `${step} (${Math.ceil(Number(seconds))} s)`;
}

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
    /\[(remote )?rejected\]|non-fast-forward|fetch first/i,
    "Somebody changed the website elsewhere, and the repository did not take your changes. Ask your developer to join both.",
  ],
  [
    /Authentication failed|Permission denied|could not read Username|\b40[13]\b/,
    "The repository does not accept this computer's sign-in. Ask your developer to renew it.",
  ],
  [
    /EADDRINUSE/,
    "Another program uses the address that the new version needs. Ask your administrator.",
  ],
  [
    /The server did not take/,
    "The new version of the website did not start, so the one before keeps running. Tell your developer.",
  ],
  [
    /Stopped before "Every page requested"/,
    "A page of the new version does not work. Tell your developer; “Details” says which.",
  ],
  [
    /Stopped before "Site built"/,
    "The pages could not be built. Tell your developer.",
  ],
];

const reasonIn = (said: string) =>
  reasons.find(([sign]) => sign.test(said))?.[1] ??
  "It did not work, for a reason that the editor does not know. Tell your developer.";

/** As a child process, so that a failure never ends the editor. */
export const runIn =
  (folder: string): Run =>
  ([command = "", ...words], hear) =>
    new Promise((resolve, reject) => {
      // Git would wait for a password that nobody can type here.
      const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
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

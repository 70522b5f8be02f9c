import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The person who edits. */
export type Author = { name: string; email: string };

/** The new content of files: text, or a photograph. Undefined deletes the file. */
export type Changes = ReadonlyMap<string, string | Uint8Array | undefined>;

export type Commit = { sha: string; author: Author; date: string };

/** Between lines while they are merged, so that changes of neighboring fields do not collide. */
const apart = "\n\u0001\n";

/** A file before and after a commit. */
export type Change = {
  path: string;
  before: string | undefined;
  after: string | undefined;
};

/** A git work tree. Files are read from disk, committed or not. */
export class Repository {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  files(pattern: string): string[] {
    return globSync(pattern, { cwd: this.#folder }).toSorted();
  }

  read(path: string): string | undefined {
    const file = join(this.#folder, path);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  }

  readBytes(path: string): Uint8Array<ArrayBuffer> | undefined {
    const file = join(this.#folder, path);
    return existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined;
  }

  /** Writes and commits only these files. If git refuses, restores them and throws. */
  commit(changes: Changes, author: Author, message: string): void {
    const paths = [...changes.keys()];
    const before = new Map(paths.map((path) => [path, this.readBytes(path)]));
    const env = {
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
      GIT_COMMITTER_NAME: author.name,
      GIT_COMMITTER_EMAIL: author.email,
    };
    try {
      this.#write(changes);
      this.#git(["add", "--", ...paths]);
      this.#git(["commit", "--only", "-m", message, "--", ...paths], env);
    } catch (error) {
      this.#write(before);
      this.#git(["reset", "--quiet", "--", ...paths]);
      const { stderr } = error as { stderr?: string };
      throw new Error(`git refused: ${stderr ?? String(error)}`, {
        cause: error,
      });
    }
  }

  /** The latest changes of a file, the newest first. */
  history(path: string): Commit[] {
    const log = this.#git([
      "log",
      "-100",
      "--format=%H%x00%an%x00%ae%x00%aI",
      "--",
      path,
    ]);
    return log
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [sha = "", name = "", email = "", date = ""] = line.split("\0");
        return { sha, author: { name, email }, date };
      });
  }

  /** The files of content that differ between two commits. None if there is no such commit. */
  changesBetween(
    from: string,
    to: string,
  ): { path: string; change: () => Change }[] {
    const words = ["diff", "--no-renames", "--name-only", from, to];
    return this.#ask([...words, "--", "content/"])
      .split("\n")
      .filter(Boolean)
      .map((path) => ({ path, change: () => this.#change(path, from, to) }));
  }

  /** The name of a commit. */
  nameOf = (commit: string) => this.#ask(["rev-parse", commit]).trim();

  /** The subject of the last commit of content before or at another. */
  subjectAt = (commit: string) =>
    this.#ask(["log", "-1", "--format=%s", commit, "--", "content/"]).trim();

  /** A commit with its files of content, before and after it. Undefined if there is no such commit. */
  commitOf(
    sha: string,
  ): (Commit & { subject: string; files: Change[] }) | undefined {
    if (!/^[\da-f]{7,40}$/.test(sha)) return undefined;
    try {
      const [name = "", email = "", date = "", subject = "", ...paths] =
        this.#git([
          "show",
          "--no-renames",
          "--name-only",
          "--format=%an%n%ae%n%aI%n%s",
          sha,
          "--",
          "content/",
        ])
          .split("\n")
          .map((line) => line.trim());
      const files = paths
        .filter(Boolean)
        .map((path) => this.#change(path, `${sha}^`, sha));
      return { sha, author: { name, email }, date, subject, files };
    } catch {
      return undefined;
    }
  }

  /** The file as it is now, with the change taken back. Throws if later changes touch the same lines. */
  without({ path, before, after }: Change): string | undefined {
    const now = this.read(path);
    if (now === after) return before;
    if (now === undefined || before === undefined || after === undefined)
      throw new Error(`${path} has changed since`);
    using folder = mkdtempDisposableSync(join(tmpdir(), "sabine-ridge-merge-"));
    const texts = { now, after, before };
    for (const [name, text] of Object.entries(texts))
      writeFileSync(join(folder.path, name), text.replaceAll("\n", apart));
    const names = Object.keys(texts).map((name) => join(folder.path, name));
    const merged = this.#git(["merge-file", "--stdout", ...names]);
    return merged.replaceAll(apart, "\n");
  }

  /** A file in a commit. Undefined if it is not there. */
  fileAt(commit: string, path: string): string | undefined {
    try {
      return this.#git(["show", `${commit}:${path}`]);
    } catch {
      return undefined;
    }
  }

  /** Git's configured author, as far as it is set. */
  author(): Author {
    return {
      name: this.#ask(["config", "user.name"]).trim(),
      email: this.#ask(["config", "user.email"]).trim(),
    };
  }

  #change(path: string, from: string, to: string): Change {
    const [before, after] = [from, to].map((one) => this.fileAt(one, path));
    return { path, before, after };
  }

  /** Git's answer, empty if it refuses. */
  #ask(args: readonly string[]): string {
    try {
      return this.#git(args);
    } catch {
      return "";
    }
  }

  #write(changes: Changes) {
    for (const [path, text] of changes) {
      const file = join(this.#folder, path);
      if (text === undefined) rmSync(file, { force: true });
      else {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    }
  }

  #git(args: readonly string[], env: Record<string, string> = {}): string {
    return execFileSync("git", args, {
      cwd: this.#folder,
      encoding: "utf8",
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
  }
}

/** Git's name for the content of a file. */
export function blobName(content: string | Uint8Array): string {
  const bytes = Buffer.from(content);
  return createHash("sha1")
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest("hex");
}

import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** A repository behind the parts of Gitea's API that Sveltia CMS uses. */
export type HostedRepository = {
  read: (file: string) => string;
  /** The changes since it began: who made each, and its files. */
  commits: [author: string, ...files: string[]][];
};

/** What the editor sends with a commit. */
type Change = {
  author: { name: string; email: string };
  files: { path: string; content: string; sha: string; operation: string }[];
};

export const repositoryName = "office/website";
export const token = "a-token";
const email = "ana@sabineridge.example";

const shaOf = (bytes: Buffer | undefined) =>
  bytes &&
  createHash("sha1")
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest("hex");

/** Answers a page's requests to this origin, beginning with this repository's content. */
export async function serveRepository(
  page: Page,
  origin: string,
): Promise<HostedRepository> {
  const files = new Map(
    globSync("content/**/*.*").map((path) => [path, readFileSync(path)]),
  );
  const repository: HostedRepository = {
    read: (file) => files.get(file)!.toString(),
    commits: [],
  };
  const head = () => shaOf(Buffer.from(`${repository.commits.length}`));

  function commit({ author, files: changed }: Change) {
    for (const { path, sha, operation } of changed)
      if (shaOf(files.get(path)) !== (operation === "create" ? undefined : sha))
        throw new Error(`${path} does not match ${sha}`);
    for (const { path, content } of changed)
      files.set(path, Buffer.from(content, "base64"));
    const paths = changed.map(({ path }) => path);
    repository.commits.push([`${author.name} <${author.email}>`, ...paths]);
    return {
      commit: { sha: head(), created: new Date().toISOString() },
      files: paths.map((path) => ({ path, sha: shaOf(files.get(path)) })),
    };
  }

  // https://docs.gitea.com/api
  const answers: Record<string, (body: never) => unknown> = {
    user: () => ({ id: 1, login: "ana", full_name: "Ana Ruiz", email }),
    version: () => ({ version: "1.24.6" }),
    "settings/api": () => ({ default_paging_num: 30 }),
    repository: () => ({ permissions: { pull: true }, default_branch: "main" }),
    "branches/main": () => ({ commit: { id: head(), message: "Change" } }),
    tree: () => ({
      tree: [...files].map(([path, bytes]) => {
        return { path, type: "blob", size: bytes.length, sha: shaOf(bytes) };
      }),
      truncated: false,
    }),
    "file-contents": ({ files: paths }: { files: string[] }) =>
      paths.map((path) => ({
        path,
        encoding: "base64",
        content: files.get(path)!.toString("base64"),
      })),
    commits: () => [],
    contents: commit,
  };

  await page.route(`${origin}/api/v1/**`, (route) => {
    const request = route.request();
    const headers = { "Access-Control-Allow-Origin": "*" };
    const name = decodeURI(new URL(request.url()).pathname)
      .replace("/api/v1/", "")
      .replace(RegExp(`^repos/${repositoryName}/?`), "")
      .replace(/^git\/trees\/.*/, "tree");
    if (request.headers().authorization !== `token ${token}`)
      return route.fulfill({ status: 401, headers, json: {} });
    const [, path = ""] = /^(?:raw|media\/main)\/(.*)/.exec(name) ?? [];
    const body = files.get(path);
    if (body) return route.fulfill({ headers, body });
    const answer = answers[name || "repository"];
    if (!answer) return route.fulfill({ status: 404, headers, json: {} });
    const given = request.postDataJSON() as never;
    return route.fulfill({ headers, json: answer(given) });
  });
  return repository;
}

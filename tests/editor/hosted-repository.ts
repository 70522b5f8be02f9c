import { execFileSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { HTTPException } from "hono/http-exception";

/** A git repository behind the parts of Gitea's and GitHub's APIs that Sveltia CMS uses. */
export type HostedRepository = {
  origin: string;
  git: (...args: string[]) => string;
  read: (file: string) => string;
  /** The status with which it refuses commits. */
  refuse: (status?: 403 | 409 | 422) => void;
  end: () => Promise<void>;
};

export const repositoryName = "office/website";
export const token = "a-token";
const ana = { name: "Ana Ruiz", email: "ana@sabineridge.example" };
const as = ({ name, email } = ana) => [
  "-c",
  `user.name=${name}`,
  "-c",
  `user.email=${email}`,
];

export async function startRepository(): Promise<HostedRepository> {
  const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-hosted-"));
  cpSync("content", join(folder, "content"), { recursive: true });
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git(...as({ name: "Dev", email: "dev@b.example" }), "commit", "-qm", "Begin");
  let refused: 403 | 409 | 422 | undefined;

  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const head = () => git("rev-parse", "HEAD");
  const tree = () =>
    git("ls-tree", "-r", "--long", "HEAD")
      .split("\n")
      .map((line) => {
        const [, type, sha = "", size] = line.split(/\s+/);
        const path = line.slice(line.indexOf("\t") + 1);
        return { type, sha, size: Number(size), path };
      });
  const commit = (message: string, author = ana) => {
    git("add", "--all");
    git(...as(author), "commit", "-qm", message);
    return { sha: head(), created: git("show", "-s", "--format=%aI") };
  };
  const fromBase64 = (text: string) => Buffer.from(text, "base64");
  const shaOf = (path: string) =>
    tree().find((one) => one.path === path)?.sha ?? "";

  const app = new Hono();
  app.use(cors());
  app.onError((error, c) =>
    c.json(
      { message: error.message },
      error instanceof HTTPException ? error.status : 500,
    ),
  );
  app.use(async (c, next) => {
    const known = [`token ${token}`, `Bearer ${token}`];
    if (!known.includes(c.req.header("Authorization") ?? ""))
      throw new HTTPException(401, { message: "Bad credentials" });
    await next();
  });
  const text = (path: string) => {
    if (!shaOf(path)) throw new HTTPException(404, { message: "Not Found" });
    return new Uint8Array(readFileSync(join(folder, path)));
  };

  // https://docs.gitea.com/api
  const gitea = app.basePath("/api/v1");
  gitea.get("/user", (c) =>
    c.json({ id: 1, login: "ana", full_name: ana.name, email: ana.email }),
  );
  gitea.get("/version", (c) => c.json({ version: "1.24.6" }));
  gitea.get("/settings/api", (c) => c.json({ default_paging_num: 30 }));
  const one = gitea.basePath(`/repos/${repositoryName}`);
  one.get("/", (c) =>
    c.json({ permissions: { pull: true }, default_branch: "main" }),
  );
  one.get("/branches/main", (c) =>
    c.json({
      commit: { id: head(), message: git("show", "-s", "--format=%s") },
    }),
  );
  one.get("/git/trees/:id", (c) => c.json({ tree: tree(), truncated: false }));
  one.post("/file-contents", async (c) => {
    const { files } = await c.req.json<{ files: string[] }>();
    return c.json(
      files.map((path) => ({
        path,
        encoding: "base64",
        content: Buffer.from(text(path)).toString("base64"),
      })),
    );
  });
  one.get("/raw/:path{.+}", (c) => c.body(text(c.req.param("path"))));
  one.get("/media/main/:path{.+}", (c) => c.body(text(c.req.param("path"))));
  one.get("/commits", (c) => c.json([]));
  one.post("/contents", async (c) => {
    if (refused) throw new HTTPException(refused, { message: "Refused" });
    const { files, author, message } = await c.req.json<{
      files: Record<"path" | "content" | "sha" | "operation", string>[];
      author: typeof ana;
      message: string;
    }>();
    for (const { path, sha, operation } of files)
      if (operation === "create" ? shaOf(path) : sha !== shaOf(path))
        throw new HTTPException(422, {
          message: `sha does not match [given: ${sha}, expected: ${shaOf(path)}]`,
        });
    for (const { path, content } of files) write(path, fromBase64(content));
    const made = commit(message, author);
    return c.json({
      commit: made,
      files: files.map(({ path }) => ({ path, sha: shaOf(path) })),
    });
  });

  // https://docs.github.com/en/enterprise-server/rest and /graphql
  const github = app.basePath("/api/v3");
  github.get("/user", (c) => c.json({ id: 1, login: "ana", ...ana }));
  const other = github.basePath(`/repos/${repositoryName}`);
  other.get("/collaborators/ana", (c) => c.body(null, 204));
  other.get("/git/trees/:id", (c) => c.json({ tree: tree() }));
  other.get("/contents/:path{.+}", (c) => c.body(text(c.req.param("path"))));
  app.post("/api/graphql", async (c) => {
    const { query, variables } = await c.req.json<{
      query: string;
      variables: { input?: Mutation };
    }>();
    const inRepository = (repository: object) =>
      c.json({ data: { repository } });
    if (variables.input) return c.json(createCommit(variables.input));
    if (query.includes("defaultBranchRef"))
      return inRepository({ defaultBranchRef: { name: "main" } });
    const paths = new Map(tree().map(({ sha, path }) => [sha, path]));
    const aliases = [
      ...query.matchAll(/((?:content|commit)_\d+):\s*\w+\((?:oid: "(\w+)")?/g),
    ].map(([, alias, sha]) => [
      alias,
      sha
        ? { text: read(paths.get(sha)!), isTruncated: false }
        : { target: lastCommit() },
    ]);
    return inRepository(
      aliases.length > 0
        ? Object.fromEntries(aliases)
        : { ref: { target: lastCommit() } },
    );
  });

  type Mutation = {
    expectedHeadOid: string;
    fileChanges: { additions: { path: string; contents: string }[] };
    message: { headline: string };
  };

  function lastCommit() {
    const author = { ...ana, user: null };
    const [oid, message] = [head(), git("show", "-s", "--format=%s")];
    const committedDate = git("show", "-s", "--format=%aI");
    return { history: { nodes: [{ oid, message, author, committedDate }] } };
  }

  function createCommit({ expectedHeadOid, fileChanges, message }: Mutation) {
    if (refused)
      return {
        data: null,
        errors: [{ type: "FORBIDDEN", message: "Refused" }],
      };
    if (expectedHeadOid !== head())
      return { data: null, errors: [{ type: "STALE_DATA", message: "Moved" }] };
    const { additions } = fileChanges;
    for (const { path, contents } of additions)
      write(path, fromBase64(contents));
    const { sha, created } = commit(message.headline);
    const shas = additions.map(({ path }, at) => [
      `file_${at}`,
      { oid: shaOf(path) },
    ]);
    return {
      data: {
        createCommitOnBranch: {
          commit: {
            oid: sha,
            committedDate: created,
            ...Object.fromEntries(shas),
          },
        },
      },
    };
  }

  const { origin, end } = await listen(app);
  return {
    origin,
    git,
    read,
    refuse: (status) => void (refused = status),
    async end() {
      await end();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Any web server that serves files. */
export function serveFolder(root: string) {
  const app = new Hono();
  app.use(serveStatic({ root }));
  return listen(app);
}

async function listen({ fetch }: Hono) {
  const server = createServer(getRequestListener(fetch)).listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async end() {
      server.close();
      // Otherwise a connection that a browser opened ahead, without a request, holds it open for good.
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

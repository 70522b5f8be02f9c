import { createHash } from "node:crypto";
import { basename } from "node:path";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { isDrawing } from "../scripts/photos/keep-photo.ts";
import { authorOf } from "./author.ts";
import { packEntry, readEntry, unpackEntry } from "./entry-format.ts";
import { leadOn, type Leaving } from "./lead-on.ts";
import { isPhoto, media, photoFrom } from "./photos.ts";
import type { Preview } from "./preview.ts";
import { blobName, type Changes } from "./repository.ts";
import { fileOf, type Workspace } from "./workspace.ts";
import { writeEntry } from "./write-entry.ts";

/**
 * The part of Gitea's API (https://docs.gitea.com/api) that Sveltia CMS uses, on the work tree. It sends files as JSON
 * and writes them as YAML or Markdown.
 */
export function giteaApi(workspace: Workspace, preview: Preview) {
  const api = new Hono();
  const { repository } = workspace;

  // The Gitea version that the editor reads: from 1.24 on it fetches many files at once.
  api.get("/version", (c) => c.json({ version: "1.24.0" }));
  api.get("/settings/api", (c) => c.json({ default_paging_num: 500 }));
  api.get("/user", (c) => {
    const { name, email } = authorOf(c.req.header("Authorization"));
    return c.json({ id: 1, login: email, full_name: name, email });
  });

  const repo = api.basePath("/repos/website/content");
  repo.get("/", (c) =>
    c.json({ permissions: { pull: true, push: true }, default_branch: "main" }),
  );
  repo.get("/branches/main", (c) => {
    // Changes as soon as a file changes, even without a commit.
    const names = tree().map(({ path, sha }) => `${path} ${sha}`);
    const id = createHash("sha1").update(names.join("\n")).digest("hex");
    return c.json({ commit: { id, message: "Work tree" } });
  });
  repo.get("/git/trees/:id", (c) => c.json({ tree: tree(), truncated: false }));
  repo.post("/file-contents", async (c) => {
    const request = await c.req.json<{ files: string[] }>();
    return c.json(
      request.files.map((path) => ({
        path,
        encoding: "base64",
        content: Buffer.from(entryText(path)).toString("base64"),
      })),
    );
  });
  repo.get("/media/main/:path{.+}", (c) => {
    const path = c.req.param("path");
    const bytes = isPhoto(path) && repository.readBytes(path);
    return bytes
      ? c.body(bytes, 200, {
          "Content-Type": isDrawing(bytes) ? "image/svg+xml" : "image/webp",
        })
      : c.notFound();
  });
  repo.get("/commits", (c) => {
    const path = c.req.query("path") ?? "";
    workspace.shapeOf(path);
    return c.json(
      repository.history(path).map(({ sha, author, date }) => ({
        sha,
        created: date,
        commit: { author: { ...author, date } },
      })),
    );
  });
  repo.post("/contents", async (c) => {
    const author = authorOf(c.req.header("Authorization"));
    const request = await c.req.json<{
      message: string;
      /** Of deleted pages: the page to which their addresses lead. */
      leads_on?: string;
      files: {
        operation: "create" | "update" | "delete";
        path: string;
        from_path?: string;
        content?: string;
        sha?: string;
      }[];
    }>();
    const edited = new Map<string, string | Uint8Array | undefined>();
    for (const { operation, path, from_path, content, sha } of request.files) {
      if (path.startsWith(`${media}/`)) {
        const upload = Buffer.from(content ?? "", "base64");
        const isOther =
          operation !== "delete" && isDrawing(upload) !== path.endsWith(".svg");
        if (!isPhoto(path) || from_path || isOther)
          throw new HTTPException(422, {
            message: `${basename(path)} cannot be kept under this name. Upload a photograph whose name has letters, digits and hyphens only.`,
          });
        edited.set(
          path,
          operation === "delete" ? undefined : await photoFrom(upload),
        );
        continue;
      }
      const shape = workspace.shapeOf(path);
      if (from_path) workspace.shapeOf(from_path);
      const before = repository.read(from_path ?? path);
      if (operation === "create" && before !== undefined)
        throw new HTTPException(422, {
          message: `There is a file ${path} already. Choose another title.`,
        });
      if (sha && before !== undefined && blobName(before) !== sha)
        throw new HTTPException(409, {
          message: `${path} has changed since you opened it. Copy your text, reload this page and paste it.`,
        });
      if (from_path) edited.set(from_path, undefined);
      const entry =
        operation !== "delete" &&
        unpackEntry(path, Buffer.from(content ?? "", "base64").toString());
      edited.set(
        path,
        entry ? await writeEntry(path, entry, shape, before) : undefined,
      );
    }
    const { path: first } =
      request.files.find((file) => !isPhoto(file.path)) ?? request.files[0]!;
    const moved = new Map(
      request.files.map(({ path, from_path }) => [from_path ?? path, path]),
    );
    const changes = await leadOn(
      await workspace.withOriginals(edited),
      await leavingWith(edited, moved, request.leads_on),
      workspace,
    );
    await workspace.mustBeRight(changes, first);
    workspace.commit(changes, author, request.message);
    for (const path of changes.keys())
      if (!isPhoto(path)) await preview.discard(path);
    const [made] = repository.history(request.files[0]!.path);
    return c.json({
      commit: { sha: made?.sha, created: made?.date },
      files: request.files.map(({ path }) => {
        const text = changes.get(path);
        return text === undefined ? null : { path, sha: blobName(text) };
      }),
    });
  });

  return api;

  /** The pages that are not at their address after the changes. */
  async function leavingWith(
    changes: Changes,
    moved: ReadonlyMap<string, string>,
    to?: string,
  ): Promise<Leaving[]> {
    const saved = await workspace.check(new Map());
    const { pages: before = [] } = saved;
    const { pages: after = [] } = await workspace.check(changes);
    const isThere = new Set(after.map(({ path }) => path));
    return before.flatMap((page): Leaving[] => {
      const { path, kind, view } = page;
      const file = moved.get(fileOf(page));
      if (file === undefined || isThere.has(path)) return [];
      const now = after.find(
        (one) => fileOf(one) === file && one.kind === kind && one.view === view,
      );
      const about = { from: path, isDraft: workspace.isUnseen(page, saved) };
      if (now) return [{ ...about, to: now.path, moved: true }];
      return to && changes.get(file) === undefined
        ? [{ ...about, to, moved: false }]
        : [];
    });
  }

  function entryText(path: string): string {
    const entry = readEntry(
      path,
      repository.read(path) ?? "",
      workspace.shapeOf(path),
    );
    return packEntry(path, entry);
  }

  function tree() {
    return [
      ...workspace.paths(),
      ...repository.files(`${media}/*.webp`),
      ...repository.files(`${media}/*.svg`),
    ].map((path) => {
      const bytes = repository.readBytes(path) ?? "";
      return { type: "blob", path, sha: blobName(bytes), size: bytes.length };
    });
  }
}

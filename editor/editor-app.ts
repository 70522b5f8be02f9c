import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { HTTPException } from "hono/http-exception";
import { comingIn } from "#compile/coming.ts";
import { inTexas } from "#server/texas-time.ts";
import type { ContentProblem } from "#compile/content-problem.ts";
import {
  isDrawing,
  keepPhoto,
  NotAPhoto,
} from "../scripts/photos/keep-photo.ts";
import type { Page } from "#compile/page-table.ts";
import { isStale, type TranslationState } from "#compile/translation-state.ts";
import { firstLanguage } from "#words/first-language.ts";
import { ContentFiles, languageOf, type Schemas } from "./content-files.ts";
import { editorConfig } from "./editor-config.ts";
import {
  packEntry,
  readEntry,
  readFields,
  unpackEntry,
  type Entry,
} from "./entry-format.ts";
import { changedWords } from "./history.ts";
import {
  findingOf,
  findingsOf,
  firstOf,
  labelOf,
  type Draft,
} from "./findings.ts";
import {
  leadOn,
  linksTo,
  pageAbove,
  type Leaving,
  type Saved,
} from "./lead-on.ts";
import type { Preview } from "./preview.ts";
import {
  changedSince,
  copyToTranslate,
  lackingIn,
  placeInEditor,
} from "./translations.ts";
import { writeEntry } from "./write-entry.ts";
import type { Publishing } from "./publishing.ts";
import { importMapHash, packages, withOwnWords } from "./sveltia.ts";
import {
  blobName,
  type Author,
  type Change,
  type Changes,
  type Repository,
} from "./repository.ts";

/** Mistakes, and findings that stop nothing. */
export type Checked = {
  problems: ContentProblem[];
  warnings: ContentProblem[];
  /** All pages after the changes. */
  pages?: readonly Page[];
  translations?: readonly TranslationState[];
};

/** What content/ would have with these changes. */
export type Check = (changes: Changes) => Checked | Promise<Checked>;

export type EditorOptions = {
  /** In the address that opens the editor; then in a cookie. */
  key: string;
  repository: Repository;
  schemas: () => Schemas;
  check: Check;
  preview: Preview;
  publishing: Publishing;
};

/**
 * The editor's page, and the part of Gitea's API (https://docs.gitea.com/api) that Sveltia CMS uses, on the work
 * tree. It sends files as JSON and writes them as YAML or Markdown.
 */
export function createEditor({
  key,
  repository,
  schemas,
  check,
  preview,
  publishing,
}: EditorOptions) {
  const app = new Hono();
  const savedContent: Saved = {
    paths: () =>
      [...files.patterns.keys()].flatMap((pattern) =>
        repository.files(pattern),
      ),
    read: (path) => repository.read(path),
    shapeOf,
  };
  let files = new ContentFiles(schemas());
  /** Photographs of drafts, which only the preview has. */
  const photos = new Map<string, Uint8Array>();

  // Only pages of this address may use it, because another site could point its name here. And only with the key,
  // because other programs and people on this computer reach it too.
  app.use(async (c, next) => {
    const { hostname, origin, port } = new URL(c.req.url);
    const from = c.req.header("Origin") ?? origin;
    // Cookies are the same for all ports.
    const cookie = `editor-${port}`;
    const isOpening = c.req.path === "/" && c.req.query("key") === key;
    if (
      !["localhost", "127.0.0.1"].includes(hostname) ||
      from !== origin ||
      !(isOpening || getCookie(c, cookie) === key)
    )
      return c.text(
        "Open the editor at the address that npm run edit prints.\n",
        403,
      );
    if (isOpening) {
      setCookie(c, cookie, key, {
        httpOnly: true,
        sameSite: "Strict",
        maxAge: 365 * 24 * 3600,
      });
      return c.redirect("/");
    }
    await next();
    c.header("Cache-Control", "no-cache");
    c.header(
      "Content-Security-Policy",
      // The import map is the only script in the page.
      `default-src 'self' blob: data:; script-src 'self' blob: 'wasm-unsafe-eval' '${importMap}'; style-src 'self' 'unsafe-inline' blob:; frame-src blob: http:; frame-ancestors 'none'`,
    );
  });
  app.onError((error, c) => {
    const status = error instanceof HTTPException ? error.status : 500;
    if (status === 500) console.error(error);
    const { keyPath } = Object(error.cause) as { keyPath?: string };
    return c.json({ message: error.message, keyPath }, status);
  });

  app.get("/", async (c) => {
    await Promise.race([publishing.update(), setTimeout(3000)]);
    return c.html(read("page/index.html"));
  });
  app.get("/page/:file{[\\w-]+\\.(js|css)}", (c) => {
    const file = c.req.param("file");
    const type = file.endsWith(".js") ? "text/javascript" : "text/css";
    return c.body(read(`page/${file}`), 200, {
      "Content-Type": `${type}; charset=utf-8`,
    });
  });
  app.get("/packages/:path{.+}", (c) => {
    const path = c.req.param("path");
    const type = fileTypes[extname(path)];
    const isServed = packages.some((name) => path.startsWith(`${name}/`));
    const file = join("node_modules", path);
    if (!isServed || !type || path.includes("..") || !existsSync(file))
      return c.notFound();
    const body = type.startsWith("text/")
      ? withOwnWords(readFileSync(file, "utf8"))
      : new Uint8Array(readFileSync(file));
    return c.body(body, 200, { "Content-Type": type });
  });
  app.get("/config.json", (c) => {
    // A new person can be an author.
    files = new ContentFiles(schemas());
    return c.json(editorConfig(files, repository, new URL(c.req.url).origin));
  });
  app.get("/author.json", (c) => c.json(repository.author()));

  app.post("/preview", async (c) => {
    const { path, entry } = await c.req.json<{ path: string; entry: Entry }>();
    const shape = shapeOf(path);
    const before = repository.read(path);
    const text = await writeEntry(path, entry, shape, before);
    const checked = await check(
      new Map<string, string | Uint8Array>([...photos, [path, text]]),
    );
    const state = stateIn(checked, path);
    const isStarting = preview.isStarting();
    // A page with mistakes cannot be rendered, so the last good version stays.
    const isRight = checked.problems.length === 0;
    if (isRight && !isStarting) await preview.show(path, text);
    const hasPage = !isStarting && (isRight || before !== undefined);
    const saved = before && readEntry(path, before, shape);
    const address = hasPage
      ? await preview.address(path, entry, saved || undefined)
      : undefined;
    const isNew = before === undefined;
    return c.json({
      ...findingsOf(draftOf(path, text), forFile(path, checked), isNew),
      address,
      isStarting,
      ...(state && {
        original: isStarting ? undefined : await originalAddress(state),
        changed: changedSince(state, repository, (one) => files.shapeOf(one)),
      }),
    });
  });
  app.post("/preview/photo", async (c) => {
    const bytes = await photoFrom(await c.req.arrayBuffer());
    const name = `draft-${blobName(bytes).slice(0, 12)}.${isDrawing(bytes) ? "svg" : "webp"}`;
    await preview.showPhoto(name, bytes);
    photos.set(`${media}/${name}`, bytes);
    return c.json({ file: `/media/${name}` });
  });
  app.post("/preview/discard", async (c) => {
    const { path } = await c.req.json<{ path: string }>();
    shapeOf(path);
    await preview.discard(path);
    return c.json({});
  });

  app.get("/translations", async (c) =>
    c.json(lackingIn(await check(new Map()))),
  );
  app.post("/translations", async (c) => {
    const author = authorOf(c.req.header("Authorization"));
    const { language, file } = await c.req.json<{
      language: string;
      file: string;
    }>();
    const [from, path] = [firstLanguage, language].map(
      (one) => `content/${one}/${file}`,
    ) as [string, string];
    shapeOf(from);
    if (repository.read(path) !== undefined)
      throw new HTTPException(422, { message: `There is a file ${path}.` });
    const text = copyToTranslate(path, repository.read(from)!);
    const changes = await withOriginals(new Map([[path, text]]));
    await mustBeRight(changes, path);
    commit(changes, author, `Begin ${labelOf(path)}`);
    return c.json({ at: placeInEditor(path) });
  });

  app.get("/publication", (c) => c.json(publication()));
  app.post("/publication", (c) => {
    void publishing.start();
    return c.json(publication());
  });
  app.post("/publication/take-back", async (c) => {
    const author = authorOf(c.req.header("Authorization"));
    const last = toTakeBack();
    if (last.length === 0)
      throw new HTTPException(409, {
        message: "There is nothing to take back.",
      });
    const names = last.map(({ path }) => labelOf(path)).join(", ");
    const changed = last.map(({ change }) => change());
    await putBack(changed, author, `Take back: ${names}`);
    // If somebody went back, visitors do not see it any more.
    if (!publishing.live()?.wentBack) void publishing.start();
    return c.json(publication());
  });

  app.get("/coming", (c) =>
    c.json(
      repository.files("content/en/posts/*.md").flatMap((path) => {
        const coming = comingAt(path);
        if (!coming) return [];
        const { title, at } = coming;
        return { title, when: at ? inTexas(at) : "a draft, without a day" };
      }),
    ),
  );

  /** Before pages are deleted: what links there, and where their addresses may lead. */
  app.post("/leaving", async (c) => {
    const { paths } = await c.req.json<{ paths: string[] }>();
    const saved = await check(new Map());
    const { pages = [] } = saved;
    const leaving = pages.filter((page) => paths.includes(fileOf(page)));
    const left = pages.filter((page) => !leaving.includes(page));
    const isPage = (path: string) => left.some((page) => page.path === path);
    return c.json({
      leaving: leaving
        .map((page) => ({
          path: page.path,
          name: nameOfPage(page),
          links: [...new Set(linksTo(page.path, fileOf(page), savedContent))],
          isDraft: isUnseen(page, saved),
        }))
        // A draft that nothing links to leaves no trace.
        .filter(({ isDraft, links }) => !isDraft || links.length > 0),
      to: pageAbove(leaving[0]?.path ?? "", isPage),
      pages: left
        .filter(({ isListed }) => isListed)
        .map((page) => ({ path: page.path, name: nameOfPage(page) })),
    });
  });

  // Where Sveltia CMS leads from its list of changes.
  app.get("/website/content/commit/:sha", (c) =>
    c.html(read("page/history.html")),
  );
  app.get("/history/:sha", (c) => {
    const { files: changed, ...about } = commitOf(c.req.param("sha"));
    return c.json({
      ...about,
      words: changed.flatMap(({ path, before, after }) =>
        changedWords(path, before, after, files.shapeOf(path)),
      ),
    });
  });
  app.post("/history/:sha/put-back", async (c) => {
    const author = authorOf(c.req.header("Authorization"));
    const { files: changed, subject } = commitOf(c.req.param("sha"));
    await putBack(changed, author, `Put back: ${subject}`);
    return c.json({});
  });

  const api = app.basePath("/api/v1");
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
    shapeOf(path);
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
      const shape = shapeOf(path);
      if (from_path) shapeOf(from_path);
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
      await withOriginals(edited),
      await leavingWith(edited, moved, request.leads_on),
      savedContent,
    );
    await mustBeRight(changes, first);
    commit(changes, author, request.message);
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

  return app;

  function publication() {
    const live = publishing.live();
    return {
      ...publishing.last,
      head: repository.nameOf("HEAD"),
      waiting: live && repository.changesBetween(live.commit, "HEAD").length,
      takeBack: toTakeBack().map(({ path }) => labelOf(path)),
    };
  }

  /** What the last publication changed, unless it has been taken back. */
  function toTakeBack() {
    const live = publishing.live();
    if (!live || publishing.last.state === "runs") return [];
    const { commit: now, other = now, wentBack } = live;
    const [from, to] = wentBack ? [now, other] : [other, now];
    if (/^(Take back|Revert)/.test(repository.subjectAt(to))) return [];
    return repository
      .changesBetween(from, to)
      .filter(
        ({ path }) =>
          files.shapeOf(path) &&
          repository.read(path) !== repository.fileAt(from, path),
      );
  }

  /** Commits the files without these changes. */
  async function putBack(
    changed: readonly Change[],
    author: Author,
    message: string,
  ) {
    const changes = new Map<string, string | undefined>();
    for (const one of changed) {
      // A photograph stays, because other entries may show it by now.
      if (isPhoto(one.path)) continue;
      shapeOf(one.path);
      try {
        changes.set(one.path, repository.without(one));
      } catch (cause) {
        throw new HTTPException(409, {
          message: `“${labelOf(one.path)}” was changed again in the same place. Put back the later change first, or type the words again.`,
          cause,
        });
      }
    }
    await mustBeRight(changes, changed[0]?.path ?? "");
    commit(changes, author, message);
    for (const path of changes.keys()) await preview.discard(path);
  }

  function stateIn({ translations = [] }: Checked, path: string) {
    return translations.find(
      ({ language, name }) => path === `content/${language}/${name}`,
    );
  }

  async function originalAddress({ original }: TranslationState) {
    const path = original && `content/${firstLanguage}/${original.name}`;
    const text = path && repository.read(path);
    if (!text) return undefined;
    return preview.address(path, readEntry(path, text, shapeOf(path)));
  }

  /** Translations that do not say which English text they were made from are made from what it says now. */
  async function withOriginals(changes: Changes): Promise<Changes> {
    const translated = [...changes].filter(
      ([path, text]) =>
        text && languageOf(path) !== firstLanguage && !isPhoto(path),
    );
    if (translated.length === 0) return changes;
    const checked = await check(changes);
    const all = new Map(changes);
    for (const [path, text] of translated) {
      const { original, madeFrom } = stateIn(checked, path) ?? {};
      if (!original || madeFrom) continue;
      const shape = shapeOf(path);
      const entry = readEntry(path, String(text), shape);
      const translation = {
        ...Object(entry.translation),
        madeFrom: original.hash,
      };
      all.set(
        path,
        await writeEntry(path, { ...entry, translation }, shape, String(text)),
      );
    }
    return all;
  }

  /** The pages that are not at their address after the changes. */
  async function leavingWith(
    changes: Changes,
    moved: ReadonlyMap<string, string>,
    to?: string,
  ): Promise<Leaving[]> {
    const saved = await check(new Map());
    const { pages: before = [] } = saved;
    const { pages: after = [] } = await check(changes);
    const isThere = new Set(after.map(({ path }) => path));
    return before.flatMap((page): Leaving[] => {
      const { path, kind, view } = page;
      const file = moved.get(fileOf(page));
      if (file === undefined || isThere.has(path)) return [];
      const now = after.find(
        (one) => fileOf(one) === file && one.kind === kind && one.view === view,
      );
      const about = { from: path, isDraft: isUnseen(page, saved) };
      if (now) return [{ ...about, to: now.path, moved: true }];
      return to && changes.get(file) === undefined
        ? [{ ...about, to, moved: false }]
        : [];
    });
  }

  /** Visitors have not seen it yet. */
  function isUnseen(page: Page, saved: Checked): boolean {
    const path = fileOf(page);
    return stateIn(saved, path)?.isDraft || comingAt(path) !== undefined;
  }

  function comingAt(path: string) {
    const name = path.slice(`content/${firstLanguage}/`.length);
    if (!name.startsWith("posts/")) return undefined;
    const value = readFields(path, repository.read(path) ?? "");
    return comingIn({ name, slug: basename(path, ".md"), value }, new Date());
  }

  function commitOf(sha: string) {
    const found = repository.commitOf(sha);
    if (found && found.files.length > 0) return found;
    throw new HTTPException(404, { message: "There is no such change." });
  }

  /** Throws what is wrong with the changes, in the office's words. */
  async function mustBeRight(changes: Changes, path: string) {
    const { problems } = await check(changes);
    if (problems.length === 0) return;
    const text = changes.get(path);
    const draft = draftOf(path, String(text ?? ""));
    const found = firstOf(problems, path).map((one) => findingOf(one, draft));
    const first =
      text === undefined
        ? "Other pages still lead here. Change them first:"
        : "Correct this first:";
    const message = [first, ...found.map(({ says }) => says)].join("\n");
    const { keyPath } = found.find((one) => one.keyPath) ?? {};
    throw new HTTPException(422, { message, cause: { keyPath } });
  }

  function commit(changes: Changes, author: Author, message: string) {
    // The build would have some pages from before and some from after the change.
    if (publishing.last.state === "runs")
      throw new HTTPException(409, {
        message:
          "The website is being published. Save again when that has ended.",
      });
    try {
      repository.commit(changes, author, message.slice(0, 72));
    } catch (cause) {
      throw new HTTPException(422, {
        message: (cause as Error).message,
        cause,
      });
    }
  }

  function shapeOf(path: string) {
    const shape = files.shapeOf(path);
    if (!shape)
      throw new HTTPException(422, {
        message: `${path} is not a content file`,
      });
    return shape;
  }

  function draftOf(path: string, text: string): Draft {
    if (isPhoto(path))
      return { path, value: undefined, shape: { is: "other", schema: {} } };
    return { path, value: readFields(path, text), shape: shapeOf(path) };
  }

  function entryText(path: string): string {
    const entry = readEntry(path, repository.read(path) ?? "", shapeOf(path));
    return packEntry(path, entry);
  }

  function tree() {
    return [
      ...savedContent.paths(),
      ...repository.files(`${media}/*.webp`),
      ...repository.files(`${media}/*.svg`),
    ].map((path) => {
      const bytes = repository.readBytes(path) ?? "";
      return { type: "blob", path, sha: blobName(bytes), size: bytes.length };
    });
  }
}

/** Without other files' translations of older texts, of which the bar has a list. */
function forFile(path: string, checked: Checked): Checked {
  const stale = (checked.translations ?? [])
    .filter(
      (state) =>
        isStale(state) &&
        path !== `content/${state.language}/${state.name}` &&
        path !== `content/${firstLanguage}/${state.original?.name}`,
    )
    .map(({ language, name }) => `content/${language}/${name}`);
  return {
    ...checked,
    warnings: checked.warnings.filter(
      ({ file, field }) =>
        !(field === "translation.madeFrom" && stale.includes(file)),
    ),
  };
}

const fileOf = ({ file }: Page) => `content/${file}`;

const nameOfPage = ({ name, heading, title, path }: Page) =>
  name ?? heading ?? title ?? path;

const media = "content/media";

const isPhoto = (path: string) =>
  /^content\/media\/[\w-]+\.(webp|svg)$/.test(path);

async function photoFrom(upload: ArrayBuffer | Uint8Array) {
  try {
    return await keepPhoto(new Uint8Array(upload));
  } catch (cause) {
    if (!(cause instanceof NotAPhoto)) throw cause;
    throw new HTTPException(422, { message: cause.message, cause });
  }
}

/** Sveltia's token is only the editor's name and email: the key says that this is the person at this computer. */
function authorOf(authorization = ""): Author {
  try {
    const token = Buffer.from(authorization.replace(/^token /, ""), "base64");
    const { name, email } = JSON.parse(token.toString()) as Author;
    if (name && email) return { name, email };
  } catch {
    // Treated like no token.
  }
  throw new HTTPException(401, { message: "Sign in first." });
}

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, file), "utf8");

const importMap = importMapHash(read("page/index.html"));

const fileTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  // It reads HEIC.
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { isStale, type TranslationState } from "#compile/translation-state.ts";
import type { Page } from "#compile/page-table.ts";
import { inTexas } from "#server/texas-time.ts";
import { firstLanguage } from "#words/first-language.ts";
import { isDrawing } from "../scripts/photos/keep-photo.ts";
import { authorOf } from "./author.ts";
import { readEntry, type Entry } from "./entry-format.ts";
import { findingsOf, labelOf } from "./findings.ts";
import { changedWords } from "./history.ts";
import { linksTo, pageAbove } from "./lead-on.ts";
import { isPhoto, media, photoFrom } from "./photos.ts";
import type { Preview } from "./preview.ts";
import type { Publishing } from "./publishing.ts";
import { blobName, type Author, type Change } from "./repository.ts";
import {
  changedSince,
  copyToTranslate,
  lackingIn,
  placeInEditor,
} from "./translations.ts";
import { fileOf, stateIn, type Checked, type Workspace } from "./workspace.ts";
import { writeEntry } from "./write-entry.ts";

/** What the editor's own scripts ask for: previews, translations, publication, and the history of words. */
export function officeRoutes(
  workspace: Workspace,
  preview: Preview,
  publishing: Publishing,
) {
  const app = new Hono();
  const { repository } = workspace;
  /** Photographs of drafts, which only the preview has. */
  const photos = new Map<string, Uint8Array>();

  app.post("/preview", async (c) => {
    const { path, entry } = await c.req.json<{ path: string; entry: Entry }>();
    const shape = workspace.shapeOf(path);
    const before = repository.read(path);
    const text = await writeEntry(path, entry, shape, before);
    const checked = await workspace.check(
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
      ...findingsOf(
        workspace.draftOf(path, text),
        forFile(path, checked),
        isNew,
      ),
      address,
      isStarting,
      ...(state && {
        original: isStarting ? undefined : await originalAddress(state),
        changed: changedSince(state, repository, (one) =>
          workspace.files.shapeOf(one),
        ),
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
    workspace.shapeOf(path);
    await preview.discard(path);
    return c.json({});
  });

  app.get("/translations", async (c) =>
    c.json(lackingIn(await workspace.check(new Map()))),
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
    workspace.shapeOf(from);
    if (repository.read(path) !== undefined)
      throw new HTTPException(422, { message: `There is a file ${path}.` });
    const text = copyToTranslate(path, repository.read(from)!);
    const changes = await workspace.withOriginals(new Map([[path, text]]));
    await workspace.mustBeRight(changes, path);
    workspace.commit(changes, author, `Begin ${labelOf(path)}`);
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
        const coming = workspace.comingAt(path);
        if (!coming) return [];
        const { title, at } = coming;
        return { title, when: at ? inTexas(at) : "a draft, without a day" };
      }),
    ),
  );

  /** Before pages are deleted: what links there, and where their addresses may lead. */
  app.post("/leaving", async (c) => {
    const { paths } = await c.req.json<{ paths: string[] }>();
    const saved = await workspace.check(new Map());
    const { pages = [] } = saved;
    const leaving = pages.filter((page) => paths.includes(fileOf(page)));
    const left = pages.filter((page) => !leaving.includes(page));
    const isPage = (path: string) => left.some((page) => page.path === path);
    return c.json({
      leaving: leaving
        .map((page) => ({
          path: page.path,
          name: nameOfPage(page),
          links: [...new Set(linksTo(page.path, fileOf(page), workspace))],
          isDraft: workspace.isUnseen(page, saved),
        }))
        // A draft that nothing links to leaves no trace.
        .filter(({ isDraft, links }) => !isDraft || links.length > 0),
      to: pageAbove(leaving[0]?.path ?? "", isPage),
      pages: left
        .filter(({ isListed }) => isListed)
        .map((page) => ({ path: page.path, name: nameOfPage(page) })),
    });
  });

  app.get("/history/:sha", (c) => {
    const { files: changed, ...about } = commitOf(c.req.param("sha"));
    return c.json({
      ...about,
      words: changed.flatMap(({ path, before, after }) =>
        changedWords(path, before, after, workspace.files.shapeOf(path)),
      ),
    });
  });
  app.post("/history/:sha/put-back", async (c) => {
    const author = authorOf(c.req.header("Authorization"));
    const { files: changed, subject } = commitOf(c.req.param("sha"));
    await putBack(changed, author, `Put back: ${subject}`);
    return c.json({});
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
          workspace.files.shapeOf(path) &&
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
      workspace.shapeOf(one.path);
      try {
        changes.set(one.path, repository.without(one));
      } catch (cause) {
        throw new HTTPException(409, {
          message: `“${labelOf(one.path)}” was changed again in the same place. Put back the later change first, or type the words again.`,
          cause,
        });
      }
    }
    await workspace.mustBeRight(changes, changed[0]?.path ?? "");
    workspace.commit(changes, author, message);
    for (const path of changes.keys()) await preview.discard(path);
  }

  async function originalAddress({ original }: TranslationState) {
    const path = original && `content/${firstLanguage}/${original.name}`;
    const text = path && repository.read(path);
    if (!text) return undefined;
    return preview.address(
      path,
      readEntry(path, text, workspace.shapeOf(path)),
    );
  }

  function commitOf(sha: string) {
    const found = repository.commitOf(sha);
    if (found && found.files.length > 0) return found;
    throw new HTTPException(404, { message: "There is no such change." });
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

const nameOfPage = ({ name, heading, title, path }: Page) =>
  name ?? heading ?? title ?? path;

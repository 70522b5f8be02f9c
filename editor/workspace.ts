import { basename } from "node:path";
import { HTTPException } from "hono/http-exception";
import { comingIn } from "#compile/coming.ts";
import type { ContentProblem } from "#compile/content-problem.ts";
import type { Page } from "#compile/page-table.ts";
import type { TranslationState } from "#compile/translation-state.ts";
import { firstLanguage } from "#words/first-language.ts";
import { ContentFiles, languageOf, type Schemas } from "./content-files.ts";
import { readEntry, readFields } from "./entry-format.ts";
import { findingOf, firstOf, type Draft } from "./findings.ts";
import type { Saved } from "./lead-on.ts";
import { isPhoto } from "./photos.ts";
import type { Publishing } from "./publishing.ts";
import type { Author, Changes, Repository } from "./repository.ts";
import { writeEntry } from "./write-entry.ts";

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

export type WorkspaceOptions = {
  repository: Repository;
  schemas: () => Schemas;
  check: Check;
  publishing: Publishing;
};

/** The content as it is saved, and the way in which it changes: every change is checked, then committed. */
export class Workspace implements Saved {
  readonly repository: Repository;
  readonly check: Check;
  readonly #schemas: () => Schemas;
  readonly #publishing: Publishing;
  files: ContentFiles;

  constructor({ repository, schemas, check, publishing }: WorkspaceOptions) {
    this.repository = repository;
    this.check = check;
    this.#schemas = schemas;
    this.#publishing = publishing;
    this.files = new ContentFiles(schemas());
  }

  /** Reads the schemas again: a new person can be an author. */
  reload(): void {
    this.files = new ContentFiles(this.#schemas());
  }

  paths(): string[] {
    return [...this.files.patterns.keys()].flatMap((pattern) =>
      this.repository.files(pattern),
    );
  }

  read(path: string): string | undefined {
    return this.repository.read(path);
  }

  /** The content of a file. Throws if it is no content file. */
  shapeOf(path: string) {
    const shape = this.files.shapeOf(path);
    if (!shape)
      throw new HTTPException(422, {
        message: `${path} is not a content file`,
      });
    return shape;
  }

  draftOf(path: string, text: string): Draft {
    if (isPhoto(path))
      return { path, value: undefined, shape: { is: "other", schema: {} } };
    return { path, value: readFields(path, text), shape: this.shapeOf(path) };
  }

  /** Whether visitors have not seen the page yet. */
  isUnseen(page: Page, saved: Checked): boolean {
    const path = fileOf(page);
    return stateIn(saved, path)?.isDraft || this.comingAt(path) !== undefined;
  }

  /** An article that visitors cannot see yet, and when they will. Undefined for any other file. */
  comingAt(path: string) {
    const name = path.slice(`content/${firstLanguage}/`.length);
    if (!name.startsWith("posts/")) return undefined;
    const value = readFields(path, this.repository.read(path) ?? "");
    return comingIn({ name, slug: basename(path, ".md"), value }, new Date());
  }

  /** Translations that do not say which English text they were made from are made from what it says now. */
  async withOriginals(changes: Changes): Promise<Changes> {
    const translated = [...changes].filter(
      ([path, text]) =>
        text && languageOf(path) !== firstLanguage && !isPhoto(path),
    );
    if (translated.length === 0) return changes;
    const checked = await this.check(changes);
    const all = new Map(changes);
    for (const [path, text] of translated) {
      const { original, madeFrom } = stateIn(checked, path) ?? {};
      if (!original || madeFrom) continue;
      const shape = this.shapeOf(path);
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

  /** Throws what is wrong with the changes, in the office's words. */
  async mustBeRight(changes: Changes, path: string) {
    const { problems } = await this.check(changes);
    if (problems.length === 0) return;
    const text = changes.get(path);
    const draft = this.draftOf(path, String(text ?? ""));
    const found = firstOf(problems, path).map((one) => findingOf(one, draft));
    const first =
      text === undefined
        ? "Other pages still lead here. Change them first:"
        : "Correct this first:";
    const message = [first, ...found.map(({ says }) => says)].join("\n");
    const { keyPath } = found.find((one) => one.keyPath) ?? {};
    throw new HTTPException(422, { message, cause: { keyPath } });
  }

  /** Throws while the website is being published, and what Git says if it cannot. */
  commit(changes: Changes, author: Author, message: string) {
    // The build would have some pages from before and some from after the change.
    if (this.#publishing.last.state === "runs")
      throw new HTTPException(409, {
        message:
          "The website is being published. Save again when that has ended.",
      });
    try {
      this.repository.commit(changes, author, message.slice(0, 72));
    } catch (cause) {
      throw new HTTPException(422, {
        message: (cause as Error).message,
        cause,
      });
    }
  }
}

/** Where the file is with its English original. */
export function stateIn({ translations = [] }: Checked, path: string) {
  return translations.find(
    ({ language, name }) => path === `content/${language}/${name}`,
  );
}

/** The file of a page, from the root of the repository. */
export const fileOf = ({ file }: Page) => `content/${file}`;

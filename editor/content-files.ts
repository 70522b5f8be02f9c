import { basename, matchesGlob } from "node:path";
import { firstLanguage } from "#words/first-language.ts";
import { shapeOf, type JsonSchema, type Shape } from "./schema.ts";

/** The JSON Schema of each file, or of each file that matches: `content/en/industries/*.yaml`. */
export type Schemas = Readonly<Record<string, JsonSchema>>;

/** The files of content that can be edited. */
export class ContentFiles {
  /** The fields of a kind of file, by the pattern of its path in content/. */
  readonly patterns: ReadonlyMap<string, Shape>;

  constructor(schemas: Schemas) {
    this.patterns = new Map(
      Object.entries(schemas).map(([pattern, schema]) => [
        pattern,
        shapeOf(schema),
      ]),
    );
  }

  /** The content of a file. Undefined if it is not a content file: nothing else may be read or written. */
  shapeOf(path: string): Shape | undefined {
    // Names as in content/: no parent folders, no hidden files.
    if (!/^[\w-]+(\/[\w-]+)*\.(yaml|md)$/.test(path)) return undefined;
    const found = [...this.patterns].find(([pattern]) =>
      matchesGlob(path, pattern),
    );
    return found?.[1];
  }
}

/** `content/en/industries/*.yaml` is "industries", `content/es/site.yaml` "es-site". */
export function nameOf(pattern: string): string {
  const name = pattern.replace(/\/\*\.\w+$/, "").replace(/\.\w+$/, "");
  const language = languageOf(pattern);
  const prefix = language === firstLanguage ? "" : `${language}-`;
  return prefix + basename(name);
}

/** "content/es/home.yaml" is in "es". */
export const languageOf = (path: string): string => path.split("/")[1] ?? "";

/** "es" is "Spanish". */
export const languageName = (language: string): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;

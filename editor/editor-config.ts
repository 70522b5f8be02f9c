import { basename, extname } from "node:path";
import { largestUpload } from "../scripts/photos/keep-photo.ts";
import { placesOf } from "#compile/check-content.ts";
import { firstLanguage } from "#words/first-language.ts";
import { languageName, nameOf, type ContentFiles } from "./content-files.ts";
import { readEntry, type Entry } from "./entry-format.ts";
import { editorFields, type EditorField } from "./fields.ts";
import type { Repository } from "./repository.ts";
import type { Shape } from "./schema.ts";
import { media } from "./photos.ts";

/** The configuration of Sveltia CMS, made from the schemas: https://sveltiacms.app/en/docs/config-basics */
export function editorConfig(
  files: ContentFiles,
  repository: Repository,
  origin: string,
) {
  const read = [...files.patterns].map(([pattern, shape]) => {
    const entries = repository.files(pattern).flatMap((path) => {
      const entry = entryOf(path, repository, shape);
      return entry ? [[path, entry] as const] : [];
    });
    return { pattern, shape, entries };
  });
  const names = new Map(
    read.flatMap(({ entries }) => entries.flatMap(namesIn)),
  );
  const all = read.map(({ pattern, shape, entries }) => ({
    pattern,
    name: nameOf(pattern),
    isThere: entries.length > 0,
    ...placeOf(pattern),
    fields: withNames(
      editorFields(
        shape,
        entries.map(([, entry]) => entry),
      ),
      names,
    ),
  }));
  const isFolder = ({ pattern }: { pattern: string }) => pattern.includes("*");
  const english = all.filter(({ language }) => language === firstLanguage);
  const single = english.filter((one) => !isFolder(one));
  const others = [...new Set(all.map(({ language }) => language))].filter(
    (language) => language !== firstLanguage,
  );
  const isPage = ({ isPage: is }: { isPage: boolean }) => is;

  return {
    load_config_file: false,
    backend: {
      name: "gitea",
      repo: "website/content",
      branch: "main",
      base_url: origin,
      api_root: `${origin}/api/v1`,
      auth_methods: ["token"],
      commit_messages: {
        create: "Add {{slug}} to {{collection}}",
        update: "Change {{slug}} in {{collection}}",
        delete: "Remove {{slug}} from {{collection}}",
      },
    },
    site_url: origin,
    app_title: "Website editor",
    media_folder: media,
    public_folder: "/media",
    media_libraries: {
      default: {
        config: {
          max_file_size: largestUpload,
          slugify_filename: true,
          // In the browser, where HEIC can be read too. The server makes every upload smaller, upright and anonymous.
          transformations: {
            raster_image: {
              format: "webp",
              quality: 92,
              width: 3200,
              height: 3200,
            },
          },
        },
      },
    },
    slug: { encoding: "ascii", clean_accents: true, maxlength: 60 },
    collections: [
      ...english.filter(isFolder).map(folderOf),
      collectionOf(
        "lists",
        "Facts and lists",
        single.filter((one) => !isPage(one)),
      ),
      collectionOf("pages", "Pages", single.filter(isPage)),
      ...others.flatMap((language) => {
        // A page begins as a copy of the English one: translations.ts.
        const own = all.filter(
          (one) => one.language === language && one.isThere,
        );
        const name = languageName(language);
        return [
          ...own.filter(isFolder).map(folderOf),
          collectionOf(
            `${language}-lists`,
            `${name}: words and lists`,
            own.filter((one) => !isFolder(one) && !isPage(one)),
          ),
          collectionOf(
            `${language}-pages`,
            `${name}: pages`,
            own.filter((one) => !isFolder(one) && isPage(one)),
          ),
        ];
      }),
    ],
  };
}

type Read = ReturnType<typeof placeOf> & {
  pattern: string;
  name: string;
  fields: readonly EditorField[];
};

const folderOf = ({
  pattern,
  name,
  label,
  singular,
  language,
  fields,
}: Read) => ({
  name,
  label,
  label_singular: singular,
  folder: pattern.slice(0, pattern.indexOf("/*")),
  extension: pattern.split(".").at(-1),
  format: pattern.endsWith(".md") ? "yaml-frontmatter" : "page",
  create: language === firstLanguage,
  slug: name === "newsletters" ? "{{year}}-{{month}}-{{day}}" : "{{slug}}",
  identifier_field:
    ["name", "question"].find((one) =>
      fields.some((field) => field.name === one),
    ) ?? "title",
  fields,
});

/** What other files call an article (its file) and a person (an id), with its English title or name. */
function namesIn([path, entry]: readonly [string, Entry]): [string, string][] {
  if (path.includes(`/${firstLanguage}/posts/`))
    return [[basename(path, extname(path)), String(entry.title)]];
  if (!path.endsWith("/people.yaml")) return [];
  const people = (entry.people ?? []) as { id: string; name: string }[];
  return people.map(({ id, name }) => [id, name]);
}

/** The fields, in which choices have the names of entries instead of their ids. */
function withNames(
  fields: readonly EditorField[],
  names: ReadonlyMap<string, string>,
) {
  const named = (_: string, one: unknown) => {
    const { value, label } = Object(one) as { value?: unknown; label?: string };
    return label === undefined || typeof value !== "string"
      ? one
      : { value, label: names.get(value) ?? label };
  };
  return JSON.parse(JSON.stringify(fields), named) as EditorField[];
}

/** How the menu shows a file, from compile/content-files.ts. */
function placeOf(pattern: string) {
  const [, language = "", name] = /^content\/(\w+)\/(.+)$/.exec(pattern)!;
  const [, place] = placesOf(language).find(([, { file }]) => file === name)!;
  const prefix =
    language === firstLanguage ? "" : `${languageName(language)}: `;
  return {
    language,
    label: name!.includes("*") ? prefix + place.label : place.label,
    singular: place.singular,
    isPage: place.pages.length > 0 && !place.shownAt,
  };
}

function collectionOf(
  name: string,
  label: string,
  files: readonly {
    pattern: string;
    name: string;
    label: string;
    fields: unknown;
  }[],
) {
  return {
    name,
    label,
    files: files.map((file) => ({
      name: file.name,
      label: file.label,
      file: file.pattern,
      format: "page",
      fields: file.fields,
    })),
  };
}

/** Undefined if the file cannot be read: the check reports why. */
function entryOf(
  path: string,
  repository: Repository,
  shape: Shape,
): Entry | undefined {
  try {
    return readEntry(path, repository.read(path) ?? "", shape);
  } catch {
    return undefined;
  }
}

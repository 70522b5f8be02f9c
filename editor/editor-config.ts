import { nameOf, type ContentFiles } from "./content-files.ts";
import { readEntry, type Entry } from "./entry-format.ts";
import { editorFields, inPlainWords } from "./fields.ts";
import { folders, lists, pages } from "./places.ts";
import type { Repository } from "./repository.ts";
import type { Shape } from "./schema.ts";

/** The configuration of Sveltia CMS, made from the schemas: https://sveltiacms.app/en/docs/config-basics */
export function editorConfig(
  files: ContentFiles,
  repository: Repository,
  origin: string,
) {
  const all = [...files.patterns].map(([pattern, shape]) => ({
    pattern,
    shape,
    name: nameOf(pattern),
    fields: editorFields(
      shape,
      repository
        .files(pattern)
        .flatMap((path) => entryOf(path, repository, shape) ?? []),
    ),
  }));
  const isFolder = ({ pattern }: { pattern: string }) => pattern.includes("*");
  const single = all.filter((one) => !isFolder(one));
  const order = Object.keys(folders);

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
    media_folder: "content/media",
    slug: { encoding: "ascii", clean_accents: true, maxlength: 60 },
    collections: [
      ...all
        .filter(isFolder)
        .toSorted(
          (one, other) => order.indexOf(one.name) - order.indexOf(other.name),
        )
        .map(({ pattern, name, fields }) => ({
          name,
          label: folders[name]?.label ?? inPlainWords(name),
          label_singular: folders[name]?.singular,
          folder: pattern.slice(0, pattern.indexOf("/*")),
          extension: pattern.split(".").at(-1),
          format: pattern.endsWith(".md") ? "yaml-frontmatter" : "page",
          create: true,
          slug: "{{slug}}",
          identifier_field: fields.some((field) => field.name === "name")
            ? "name"
            : "title",
          fields,
        })),
      collectionOf("lists", "Facts and lists", lists, single),
      collectionOf(
        "pages",
        "Pages",
        pages,
        single.filter(({ name }) => !lists[name]),
      ),
    ],
  };
}

/** A menu of files: those in `places` first, in that order, and then the others. */
function collectionOf(
  name: string,
  label: string,
  places: typeof lists,
  files: readonly { pattern: string; name: string; fields: unknown }[],
) {
  const named = Object.keys(places).flatMap(
    (place) => files.find((file) => file.name === place) ?? [],
  );
  const rest =
    name === "pages" ? files.filter((file) => !named.includes(file)) : [];
  return {
    name,
    label,
    files: [...named, ...rest].map((file) => ({
      name: file.name,
      label: places[file.name]?.label ?? inPlainWords(file.name),
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

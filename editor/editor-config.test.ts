import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkContent } from "#compile/check-content.ts";
import { ContentFiles } from "./content-files.ts";
import { contentSchemas } from "./content-schemas.ts";
import { editorConfig } from "./editor-config.ts";
import { readEntry, writeEntry } from "./entry-format.ts";
import { addressOf } from "./preview.ts";
import { Repository } from "./repository.ts";

const files = new ContentFiles(contentSchemas());
const paths = globSync("content/en/**/*.{yaml,md}");
const entryOf = (path: string) => {
  const text = readFileSync(path, "utf8");
  const shape = files.shapeOf(path)!;
  return { text, shape, entry: readEntry(path, text, shape) };
};

test("every file of content is in the menu, and every folder can have another file", () => {
  const { collections } = editorConfig(
    files,
    new Repository("."),
    "http://localhost",
  );
  const single = collections.flatMap((one) =>
    "files" in one ? one.files.map(({ file }) => file) : [],
  );
  const folders = collections.flatMap((one) =>
    "folder" in one && one.create ? one.folder : [],
  );
  const isListed = (path: string) =>
    single.includes(path) ||
    folders.some((folder) => path.startsWith(`${folder}/`));
  expect(paths.filter((path) => !isListed(path))).toEqual([]);
  expect(new Set(single).size).toBe(single.length);
});

test("every field of every file can be edited", () => {
  const unseen = [...files.patterns].flatMap(([pattern, shape]) =>
    JSON.stringify(shape, (_, value: unknown) =>
      value instanceof Map ? Object.fromEntries(value) : value,
    ).includes('"is":"other"')
      ? pattern
      : [],
  );
  expect(unseen).toEqual([]);
});

test("a file that is read and written again is the same, byte for byte", async () => {
  for (const path of paths) {
    const { text, shape, entry } = entryOf(path);
    expect(await writeEntry(path, entry, shape, text)).toBe(text);
  }
});

test("the preview of every file is a page", () => {
  const pages = checkContent().pages.map(({ path }) => path);
  const shown = paths.map((path) => addressOf(path, entryOf(path).entry));
  expect(
    shown.filter((address) => !pages.includes(address.replace(/#.*/, ""))),
  ).toEqual([]);
});

test("the preview of a changed figure is a page that shows it", () => {
  const path = "content/en/figures.yaml";
  const { entry } = entryOf(path);
  const list = entry.list as { id: string; value: string }[];
  const changed = list.map((one) =>
    one.id === "floodWaitingPeriod" ? { ...one, value: "31 days" } : one,
  );
  const address = addressOf(path, { list: changed }, entry);
  const { file } = checkContent().pages.find((page) => page.path === address)!;
  expect(readFileSync(`content/${file}`, "utf8")).toContain(
    "{figure:floodWaitingPeriod}",
  );
});

test("nothing that ships imports the editor", () => {
  const others = globSync(
    "{app,art,cli,compile,forms,queries,scripts,server}/**/*.{ts,tsx}",
  );
  const knowing = others.filter((file) =>
    /(from|import\() ?"[^"]*\beditor\//.test(readFileSync(file, "utf8")),
  );
  expect(knowing).toEqual([]);
});

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkContent } from "#compile/check-content.ts";
import { ContentFiles } from "./content-files.ts";
import { contentSchemas } from "./content-schemas.ts";
import { editorConfig } from "./editor-config.ts";
import { readEntry } from "./entry-format.ts";
import { writeEntry } from "./write-entry.ts";
import { addressOf } from "./preview.ts";
import { Repository } from "./repository.ts";

const files = new ContentFiles(contentSchemas());
const paths = globSync("content/*/**/*.{yaml,md}").filter(
  // contentSchemas() says why.
  (path) => path !== "content/es/ui.yaml",
);
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
    "folder" in one ? one.folder : [],
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

test("sections can be added, moved and removed where the kind of page leaves it open", async () => {
  type Section = Record<string, unknown>;
  const problemsAfter = async (
    name: string,
    change: (sections: Section[]) => Section[],
  ) => {
    const path = `content/en/${name}`;
    const { text, shape, entry } = entryOf(path);
    const sections = change(entry.sections as Section[]);
    const draft = await writeEntry(path, { ...entry, sections }, shape, text);
    return checkContent("content", { [`en/${name}`]: draft }).problems;
  };
  const added = { kind: "names", id: "new", title: "New", list: ["A", "B"] };
  for (const change of [
    (all: Section[]) => [added, ...all.toReversed()],
    (all: Section[]) => all.slice(1),
  ])
    expect(await problemsAfter("guides/lenders.yaml", change)).toEqual([]);
  expect(
    await problemsAfter("industries/energy-insurance.yaml", (all) =>
      all.filter(({ kind }) => kind !== "prose"),
    ),
  ).toHaveLength(1);
});

const { pages } = checkContent();
/** Pages that the server makes on request. */
const onRequest = /^\/(lead|subscribe|__mail)\/[a-z\d-]+\/?$/;
const isPage = (address: string | undefined) => {
  const [path = ""] = address?.split(/[?#]/) ?? [];
  return onRequest.test(path) || pages.some((page) => page.path === path);
};

/** A copy of an entry with its first text changed. */
function changed(value: unknown): unknown {
  if (typeof value === "string") return `${value} (new)`;
  if (typeof value !== "object" || value === null) return value;
  const isList = Array.isArray(value);
  const [first] = Object.entries(value).filter(
    ([key, one]) => key !== "id" && typeof one !== "number" && one !== true,
  );
  if (!first) return value;
  const [key, one] = first;
  return isList
    ? value.with(Number(key), changed(one))
    : { ...value, [key]: changed(one) };
}

test("the preview of every part of every file is a page", () => {
  const wrong: string[] = [];
  const without = new Set<string>();
  for (const path of paths) {
    const { entry } = entryOf(path);
    // Another address is another page.
    const { path: _address, translation: _translated, ...fields } = entry;
    const parts = Object.entries(fields).flatMap<[string, unknown]>(
      ([part, value]) =>
        Array.isArray(value)
          ? value.map((one: unknown, index): [string, unknown] => [
              part,
              value.with(index, changed(one)),
            ])
          : [[part, changed(value)]],
    );
    for (const [part, value] of parts) {
      const now = { ...entry, [part]: value };
      const address = addressOf(path, now, entry, () => pages);
      if (address === undefined) without.add(path);
      else if (!isPage(address)) wrong.push(`${path} ${part}: ${address}`);
    }
    if (addressOf(path, entry) === undefined) without.add(path);
  }
  expect(wrong).toEqual([]);
  // Words that no page shows to visitors.
  expect([...without]).toEqual([
    "content/en/business-hours.yaml",
    "content/en/designators.yaml",
    "content/en/desk.yaml",
    "content/en/mail.yaml",
    "content/en/redirects.yaml",
  ]);
});

/** The preview of a file in which the value at a place has changed. */
function previewOf(file: string, place: string[]) {
  const path = `content/en/${file}`;
  const { entry } = entryOf(path);
  const now = structuredClone(entry);
  const parent = place.slice(0, -1).reduce<unknown>((at, key) => {
    const named = Array.isArray(at) && at.find(({ id }) => id === key);
    return named || (at as typeof entry)[key];
  }, now) as typeof entry;
  parent[place.at(-1)!] = "new words";
  return addressOf(path, now, entry, () => pages);
}

test("the preview shows the part that has changed", () => {
  for (const [file, place, address] of [
    ["portals", "pages.payment-portal.name", "/portals/payment-portal"],
    ["search", "pages./storm.value", "/blog/search?q=new%20words"],
    ["ui", "list.claimsPage.carriers", "/customer-service/claims"],
    ["ui", "list.searchPage.name", "/blog/search"],
  ] as const)
    expect(previewOf(`${file}.yaml`, place.split(".")), place).toBe(address);
  // The editor has an empty text where the file has no address.
  const cyber = "content/en/coverage/cyber.yaml";
  expect(addressOf(cyber, { ...entryOf(cyber).entry, path: "" })).toBe(
    "/coverage/cyber",
  );
});

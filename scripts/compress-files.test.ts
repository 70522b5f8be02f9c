import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { Cache } from "#compile/build-cache.ts";
import { compressFiles } from "./compress-files.ts";

test("exactly the text files get a brotli and a gzip copy", async () => {
  const folder = temporaryFolder();
  const cache = new Cache(temporaryFolder());
  const names =
    "index.html robots.txt feed.xml site.webmanifest root.css root.js some.json icon.svg";
  const texts = names.split(" ");
  for (const file of [...texts, "font.woff2", "share.png"])
    writeFileSync(join(folder, file), `Ä ${file}`);
  await compressFiles(folder, cache);
  // A second run makes no copies of copies.
  await compressFiles(folder, cache);

  const files = readdirSync(folder);
  expect(files.filter((file) => /\.(br|gz)$/.test(file)).toSorted()).toEqual(
    texts.flatMap((file) => [`${file}.br`, `${file}.gz`]).toSorted(),
  );
  const read = (file: string) => readFileSync(join(folder, file));
  for (const file of texts) {
    expect(read(file).toString()).toBe(`Ä ${file}`);
    expect(brotliDecompressSync(read(`${file}.br`))).toEqual(read(file));
    expect(gunzipSync(read(`${file}.gz`))).toEqual(read(file));
  }
});

test("a copy is made once for each content, and again when the content changes", async () => {
  const folder = temporaryFolder();
  const cache = new Cache(temporaryFolder());
  const copyOf = (file: string) =>
    brotliDecompressSync(readFileSync(join(folder, `${file}.br`))).toString();
  writeFileSync(join(folder, "one.html"), "one");
  expect(await compressFiles(folder, cache)).toBe("1 of 1 made");
  writeFileSync(join(folder, "same.html"), "one");
  expect(await compressFiles(folder, cache)).toBe("0 of 2 made");
  writeFileSync(join(folder, "one.html"), "other");
  expect(await compressFiles(folder, cache)).toBe("1 of 2 made");
  expect(copyOf("one.html")).toBe("other");
  expect(copyOf("same.html")).toBe("one");
});

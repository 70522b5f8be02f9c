import { readFileSync } from "node:fs";

/** A file of Vite's manifests. */
type Chunk = {
  file: string;
  name?: string;
  css?: string[];
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

const cache = new Map<string, unknown>();

const manifestOf = (side: "client" | "server") =>
  once(
    side,
    () =>
      JSON.parse(
        readFileSync(`build/${side}/.vite/manifest.json`, "utf8"),
      ) as Manifest,
  );

/** The styles of a page, by its module: also of what it fetches only when a visitor needs it. */
export function stylesOf(file: string): string {
  // In development they come from app/dev-styles.ts.
  if (import.meta.env.DEV) return "";
  return once(`styles ${file}`, () => {
    const page = file.replace(/^\.\.\//, "").replace(/^\.\//, "app/");
    const chunks = withImports(
      manifestOf("server"),
      [entry, page],
      // Every page can be rendered by the entry.
      (name) => name !== entry,
    );
    const sheets = new Set(chunks.flatMap(({ css }) => css ?? []));
    return [...sheets]
      .map((sheet) => readFileSync(`build/server/${sheet}`, "utf8").trim())
      .join("");
  });
}

const entry = "app/entry.server.tsx";

/** These chunks and everything they import, dependencies first. `isWhole`: whether to follow dynamic imports too. */
function withImports(
  manifest: Manifest,
  names: readonly string[],
  isWhole: (name: string) => boolean = () => false,
): readonly Chunk[] {
  const seen = new Set<string>();
  const chunks: Chunk[] = [];
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    chunk.imports?.forEach(visit);
    chunks.push(chunk);
    if (isWhole(name)) chunk.dynamicImports?.forEach(visit);
  };
  names.forEach(visit);
  return chunks;
}

/** The address of the module that pages fetch. */
export function clientModule(): string {
  const source = "app/client.ts";
  if (import.meta.env.DEV) return `/${source}`;
  return `/${manifestOf("client")[source]!.file}`;
}

/** The addresses of all scripts that these islands run, besides that of app/client.ts. */
export function islandModules(islands: ReadonlySet<string>): readonly string[] {
  if (import.meta.env.DEV || islands.size === 0) return [];
  return once(`modules ${[...islands].join(" ")}`, () =>
    islandChunks(islands)
      .map(({ file }) => `/${file}`)
      .filter((address) => address !== clientModule()),
  );
}

/** The parts of the words that these islands use, also in what they fetch later; undefined for all. */
export function islandWords(
  islands: ReadonlySet<string>,
): readonly string[] | undefined {
  if (import.meta.env.DEV) return undefined;
  return once(`words ${[...islands].join(" ")}`, () => {
    const parts = JSON.parse(readBuilt("/.vite/words.json")) as Readonly<
      Record<string, readonly string[]>
    >;
    // The starter can import every island.
    const chunks = islandChunks(islands, (name) => name !== starter);
    return chunks.flatMap(({ file }) => parts[file]!);
  });
}

const starter = "app/islands.ts";

function islandChunks(
  islands: ReadonlySet<string>,
  isWhole?: (name: string) => boolean,
) {
  const manifest = manifestOf("client");
  const entries = Object.keys(manifest).filter((source) => {
    const { isDynamicEntry, name = "" } = manifest[source]!;
    return isDynamicEntry && islands.has(name);
  });
  return withImports(manifest, [starter, ...entries], isWhole);
}

/** The text of a built file, by address. */
export const readBuilt = (address: string): string =>
  readFileSync(`build/client${address}`, "utf8");

/** In characters, about 4 KB in brotli. A larger picture stays a file: it would make the page's words late (0046). */
const largestDrawn = 16_500;

/** An address that contains the built picture itself. What may not stand in an address, HTML or srcset is escaped. */
export function drawnAddress(address: string): string {
  return once(`drawn ${address}`, () => {
    const svg = readBuilt(address.replace(/\?.*/, "")).replaceAll('"', "'");
    if (svg.length > largestDrawn) return address;
    return `data:image/svg+xml,${svg.replace(/[%#<>{}[\]|\\^`\s]/g, encodeURIComponent)}`;
  });
}

function once<Value>(key: string, make: () => Value): Value {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as Value;
}

import { join } from "node:path";
import { Cache, keyOfFiles } from "./build-cache.ts";

type Drawn = typeof import("#art/names.ts").drawn;

/**
 * The names of everything that art/ draws. They are kept for the next check, because loading all drawing code takes a
 * quarter of a second.
 */
export const drawn: Drawn = await keptNames();

async function keptNames(): Promise<Drawn> {
  const cache = new Cache();
  const root = join(import.meta.dirname, "..");
  const name = `drawn/${keyOfFiles(["art/**/*.ts"], root)}.json`;
  const kept = cache.read(name);
  if (kept) return JSON.parse(kept.toString()) as Drawn;
  const names = await import("#art/names.ts");
  cache.write(name, JSON.stringify(names.drawn));
  return names.drawn;
}

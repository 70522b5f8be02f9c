import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** A file of content/: what it spells and, of a module, what it exports. */
export type ContentFile = {
  file: string;
  source: string;
  exports?: Record<string, unknown>;
};

/** Reads every module and article of a folder, however deep. Throws where a module cannot be loaded. */
export async function readContent(folder: string): Promise<ContentFile[]> {
  const files = globSync(`${folder}/**/*.{ts,md}`)
    .filter((file) => !file.endsWith(".test.ts"))
    .toSorted();
  return Promise.all(
    files.map(async (file) => ({
      file,
      source: readFileSync(file, "utf8"),
      ...(file.endsWith(".ts") && {
        exports: (await import(pathToFileURL(resolve(file)).href)) as Record<
          string,
          unknown
        >,
      }),
    })),
  );
}

import { readFileSync } from "node:fs";

/**
 * A file of .generated/site that is no module, so that Vite need not build the code again when it changes. Only loaders
 * and build steps call this.
 */
export const readCompiled = <T>(name: string) =>
  JSON.parse(readFileSync(`.generated/site/${name}`, "utf8")) as T;

/** The same, read once; in development every request reads it again, so a changed word shows on reload. */
export function compiled<T, Made = T>(
  name: string,
  make: (read: T) => Made = (read) => read as unknown as Made,
): () => Made {
  let kept: { made: Made } | undefined;
  return () => {
    if (!kept || process.env.NODE_ENV === "development")
      kept = { made: make(readCompiled<T>(name)) };
    return kept.made;
  };
}

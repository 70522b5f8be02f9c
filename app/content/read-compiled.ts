import { readFileSync, statSync } from "node:fs";

const pathOf = (name: string) => `.generated/site/${name}`;

/**
 * A file of .generated/site that is no module, so that Vite need not build the code again when it changes. Only loaders
 * and build steps call this.
 */
export const readCompiled = <T>(name: string) =>
  JSON.parse(readFileSync(pathOf(name), "utf8")) as T;

/** The same, read once; in development again after each change, so that a changed word shows on reload. */
export function compiled<T, Made = T>(
  name: string,
  make: (read: T) => Made = (read) => read as unknown as Made,
): () => Made {
  let cached: { made: Made; changed: number } | undefined;
  const changedAt = () =>
    process.env.NODE_ENV === "development" ? statSync(pathOf(name)).mtimeMs : 0;
  return () => {
    const changed = changedAt();
    if (cached?.changed !== changed)
      cached = { made: make(readCompiled<T>(name)), changed };
    return cached.made;
  };
}

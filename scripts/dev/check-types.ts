import { execFile } from "node:child_process";

/** Of content, or of a page that misses a field of it. TS2307 is about files that development does not have. */
const error = /^(content|app)\/.*: error TS(?!2307)/;

/**
 * What the type checker says of content, a line each with file, place and field: words without a schema have no other
 * check. Undefined where another check was begun meanwhile.
 */
export function contentTypeChecker(): () => Promise<string[] | undefined> {
  let latest: AbortController | undefined;
  return () => {
    latest?.abort();
    const { signal } = (latest = new AbortController());
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        ["node_modules/typescript/bin/tsc", "--noEmit", "--pretty", "false"],
        { signal },
        (_, stdout) =>
          resolve(
            signal.aborted
              ? undefined
              : stdout.split("\n").filter((line) => error.test(line)),
          ),
      );
    });
  };
}

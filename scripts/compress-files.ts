import { globSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { keyOf, type Cache } from "#compile/build-cache.ts";

const compressible = /\.(html|css|js|json|svg|txt|xml|webmanifest)$/;

/** Few files that every visitor fetches, as small as possible. */
const best = { [constants.BROTLI_PARAM_QUALITY]: 11 };
/** All others are 2 to 4% larger, in less than half the time. */
const good = { [constants.BROTLI_PARAM_QUALITY]: 10 };
const quick = { [constants.BROTLI_PARAM_QUALITY]: 4 };
const pages = {
  ...good,
  // Measured: 0.3% smaller than with the default.
  [constants.BROTLI_PARAM_LGWIN]: 16,
  [constants.BROTLI_PARAM_LGBLOCK]: 18,
};

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes a brotli and a gzip copy next to every text file, which the server sends unchanged. With `write: false` the
 * copies only go into the cache. Quick copies are larger.
 */
export async function compressFiles(
  folder: string,
  cache: Cache,
  { write = true, isQuick = false } = {},
): Promise<string> {
  const files = globSync(`${folder}/**/*`).filter((file) =>
    compressible.test(file),
  );
  let made = 0;
  // As many at a time as zlib has threads. More would only take memory.
  const waiting = files.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const file of waiting) {
        const content = readFileSync(file);
        const params = isQuick ? quick : paramsOf(file);
        const level = isQuick ? 1 : 9;
        const name = `compressed/${keyOf(JSON.stringify(params), content)}`;
        let br = cache.read(`${name}.br`);
        let gz = cache.read(`${name}.gz`);
        if (!br || !gz) {
          made++;
          [br, gz] = await Promise.all([
            brotli(content, { params }),
            gzipped(content, { level }),
          ]);
          cache.write(`${name}.br`, br);
          cache.write(`${name}.gz`, gz);
        }
        if (!write) continue;
        writeFileSync(`${file}.br`, br);
        writeFileSync(`${file}.gz`, gz);
      }
    }),
  );
  return `${made} of ${files.length} made`;
}

function paramsOf(file: string) {
  if (file.endsWith(".html")) return pages;
  return /\.(css|js)$/.test(file) ? best : good;
}

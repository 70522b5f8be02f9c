import { globSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|css|js|json|svg|txt|xml|data|webmanifest)$/;

const others = { [constants.BROTLI_PARAM_QUALITY]: 11 };
const pages = {
  ...others,
  // Measured: 0.3% smaller than with the default.
  [constants.BROTLI_PARAM_LGWIN]: 16,
  [constants.BROTLI_PARAM_LGBLOCK]: 18,
};

/** Writes a brotli and a gzip copy next to every text file, which the server sends unchanged. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*`).filter((file) =>
    compressible.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      writeFileSync(
        `${file}.br`,
        await promisify(brotliCompress)(content, {
          params: file.endsWith(".html") ? pages : others,
        }),
      );
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

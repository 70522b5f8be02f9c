import { globSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|css|js|json|svg|txt|xml|data|webmanifest)$/;

/** Writes a brotli and a gzip copy beside every text file, for the server to send as they are. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*`).filter((file) =>
    compressible.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      writeFileSync(
        `${file}.br`,
        await promisify(brotliCompress)(content, quality),
      );
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Notice } from "#app/document/notice.ts";
import { etagOf, type Encoding, type SiteFile } from "./site-files.ts";
import { log, reason } from "#server/log.ts";
import type { Render } from "./renderer.ts";

/** What to send for a built file now. */
export type FileNow = (path: string, file: SiteFile) => Promise<SiteFile>;

/**
 * While a notice shows, returns each built page with the notice in it. A page is rendered at its first request and
 * kept in memory with compressed copies until the notice changes or ends. A page that fails to render is sent without
 * the notice.
 */
export function noticedPages(
  render: Render,
  current: () => Notice | undefined,
): FileNow {
  let shown: string | undefined;
  let pages = new Map<string, Promise<SiteFile>>();

  return async (path, file) => {
    // Only pages have a policy.
    if (!file.policy) return file;
    const notice = current();
    const words = notice && JSON.stringify(notice);
    if (words !== shown) {
      shown = words;
      pages = new Map();
    }
    if (!notice) return file;
    return (pages.get(path) ?? keep(path, file, notice)).catch(() => file);
  };

  function keep(path: string, file: SiteFile, notice: Notice) {
    const kept = pages;
    const page = render(path, { notice }).then((one) => toFile(one, file));
    kept.set(path, page);
    page.catch((error: unknown) => {
      log("error", "page without its notice", { path, ...reason(error) });
      // The next visitor's request tries again.
      kept.delete(path);
    });
    return page;
  }
}

const compress = {
  // The build's level. Level 5 takes 2 ms instead of 25 for 9% more bytes (docs/decisions/0042).
  br: (html: Buffer) =>
    promisify(brotliCompress)(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10 },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
} satisfies Record<Encoding, unknown>;

async function toFile(page: Response, file: SiteFile): Promise<SiteFile> {
  if (!page.ok) throw new Error(`rendered with status ${page.status}`);
  const html = Buffer.from(await page.arrayBuffer());
  const [br, zipped] = await Promise.all([
    compress.br(html),
    compress.gzip(html),
  ]);
  const copies = { br, gzip: zipped } as Record<Encoding, Buffer<ArrayBuffer>>;
  return {
    ...file,
    etag: etagOf(html),
    encodings: ["br", "gzip"],
    policy: page.headers.get("Content-Security-Policy") ?? undefined,
    read: async (encoding) => (encoding ? copies[encoding] : html),
  };
}

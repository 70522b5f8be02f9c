import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type Context } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import type { NoticedPage } from "./noticed-pages.ts";
import { languageOfAddress, wordsFor } from "./server-words.ts";
import { hashed } from "./shared-assets.ts";
import { isNotFoundPage, type SiteFile } from "./site-files.ts";
import { speculationHeader } from "./speculation.ts";

type Options = {
  /** The folder that is served, and what is in it. */
  client: string;
  files: ReadonlyMap<string, SiteFile>;
  /** The value of `?v=` in addresses of pictures that may be cached forever (app/content/picture.ts). */
  picturesVersion: string;
  /** Where the hashed files of other releases are (shared-assets.ts). */
  shared?: string | undefined;
  noticed: NoticedPage;
  /** Where addresses of pages that are gone lead. */
  redirects: ReadonlyMap<string, string>;
};

/**
 * Answers GET and HEAD from the built site: a file, a redirect to its canonical address or to the page that replaced it,
 * or the 404 page.
 */
export function filesRoute({
  client,
  files,
  picturesVersion,
  shared,
  noticed,
  redirects,
}: Options) {
  const own = serveStatic({ root: client, precompressed: true });
  const ofOthers = shared
    ? serveStatic({ root: shared, precompressed: true })
    : undefined;
  const route = new Hono();
  route.use(etag({ retainedHeaders }));
  route.all("*", async (context) => {
    const { method } = context.req;
    if (method !== "GET" && method !== "HEAD")
      return context.text(wordsFor(context).serverErrors.method, 405, {
        Allow: "GET, HEAD",
      });

    const { pathname, search } = new URL(context.req.url);
    const path = decode(pathname);
    if (path === undefined)
      return context.text(wordsFor(context).serverErrors.address, 400);

    const file = isNotFoundPage(path) ? undefined : files.get(path);
    if (file && path === pathname) return send(context, path, file);
    if (hashed.test(path) && !file) {
      const other = await ofOthers?.(context, async () => {});
      if (other) return cached(other, forever);
    }

    const canonical = canonicalPath(path);
    if (
      (canonical !== path || file) &&
      !isNotFoundPage(canonical) &&
      files.has(canonical)
    )
      return context.redirect(canonical + search, 308);

    const to = redirects.get(canonical);
    if (to) return context.redirect(withQuery(to, search), 301);

    const ownNotFound = `/${languageOfAddress(canonical)}/404`;
    const address = files.has(ownNotFound) ? ownNotFound : "/404";
    const page = files.get(address);
    return page
      ? send(context, address, page, 404)
      : context.text(wordsFor(context).serverErrors.notFound, 404);
  });
  return route;

  async function send(
    context: Context,
    path: string,
    file: SiteFile,
    status: 200 | 404 = 200,
  ): Promise<Response> {
    const page = file.policy && (await noticed(path));
    if (page) {
      const answer = new Response(page.body, { status, headers: page.headers });
      answer.headers.set(...speculationHeader);
      return cached(answer, revalidated);
    }
    const serve =
      status === 200
        ? own
        : serveStatic({
            path: `${client}${path}/index.html`,
            precompressed: true,
          });
    const found = await serve(context, async () => {});
    if (!found) throw new Error("A file of the build is gone");
    const answer = new Response(found.body, {
      status: status === 200 ? found.status : status,
      headers: found.headers,
    });
    const { headers } = answer;
    const encoding = headers.get("Content-Encoding");
    // One tag per encoding, because the bytes differ (RFC 9110, 8.8.3.3).
    headers.set(
      "ETag",
      encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag,
    );
    if (file.policy) {
      headers.set("Content-Security-Policy", file.policy);
      headers.set(...speculationHeader);
    }
    // Opened on its own, a picture needs its own styles and nothing else.
    else if (path.endsWith(".svg"))
      headers.set(
        "Content-Security-Policy",
        "default-src 'none'; style-src 'unsafe-inline'",
      );
    // Other sites show share pictures and the feed.
    if (/^\/share\/|^\/blog\/feed\.xml$/.test(path))
      headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    const isVersioned =
      path.startsWith("/images/") && context.req.query("v") === picturesVersion;
    return cached(
      answer,
      hashed.test(path) || isVersioned ? forever : revalidated,
    );
  }
}

/** A 304 changes the headers of what a browser has stored, and every answer gets a policy (security-headers.ts). */
const retainedHeaders = [
  ...RETAINED_304_HEADERS,
  "content-security-policy",
  "cross-origin-resource-policy",
  "speculation-rules",
];

const forever = "public, max-age=31536000, immutable";
const revalidated = "no-cache";

function cached(answer: Response, lifetime: string): Response {
  answer.headers.set("Cache-Control", lifetime);
  // Also the answer to a client that accepts no encoding.
  answer.headers.set("Vary", "Accept-Encoding");
  return answer;
}

/** The query belongs before the part of a page. */
function withQuery(to: string, search: string): string {
  const [path = "", part] = to.split("#");
  return path + search + (part ? `#${part}` : "");
}

/** Undefined if a path has malformed escapes. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * The canonical form of an address: no double slashes, lower case, no file name, and at its end a letter or a digit.
 * Mails and chats add the slash, full stop or bracket that follows an address in a text.
 */
function canonicalPath(path: string): string {
  const plain = path
    .replace(/^(.*[\p{L}\p{N}])?.*$/su, "$1")
    .toLowerCase()
    .replaceAll("\\", "/")
    .replace(/\/{2,}/g, "/")
    .replace(/(?:\/index)?\.html$/, "");
  return plain || "/";
}

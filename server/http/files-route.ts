import type { Context } from "hono";
import { serverErrors } from "#content/ui/server-errors.ts";
import type { FileNow } from "./noticed-pages.ts";
import type { Encoding, SiteFile } from "./site-files.ts";

/** The page for unknown addresses, sent with status 404. It has no address itself. */
const notFound = "/404";

/** Answers GET and HEAD from the built site: a file, a redirect to its canonical address, or the 404 page. */
export function filesRoute(
  files: ReadonlyMap<string, SiteFile>,
  now: FileNow = async (_, file) => file,
) {
  return async (context: Context): Promise<Response> => {
    const { method } = context.req;
    if (method !== "GET" && method !== "HEAD")
      return context.text(serverErrors.method, 405, { Allow: "GET, HEAD" });

    const { pathname, search } = new URL(context.req.url);
    const path = decode(pathname);
    if (path === undefined) return context.text(serverErrors.address, 400);

    const file = path === notFound ? undefined : files.get(path);
    if (file) return send(context, await now(path, file), 200);

    const canonical = canonicalPath(path);
    if (canonical !== path && canonical !== notFound && files.has(canonical))
      return context.redirect(canonical + search, 308);

    const page = files.get(notFound);
    return page
      ? send(context, await now(notFound, page), 404)
      : context.text(serverErrors.notFound, 404);
  };

  async function send(
    context: Context,
    file: SiteFile,
    status: 200 | 404,
  ): Promise<Response> {
    const encoding = accepted(
      context.req.header("Accept-Encoding"),
      file.encodings,
    );
    const version = context.req.query("v");
    const forever = file.immutable || (version && version === file.version);
    const headers = new Headers({
      "Content-Type": file.type,
      "Cache-Control": forever
        ? "public, max-age=31536000, immutable"
        : isData(context.req.path)
          ? "max-age=30"
          : "no-cache",
      // One tag per encoding, because the bytes differ (RFC 9110, 8.8.3.3).
      ETag: encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag,
    });
    if (file.forOthers)
      headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    if (file.encodings.length > 0) headers.set("Vary", "Accept-Encoding");
    if (encoding) headers.set("Content-Encoding", encoding);
    if (file.policy) headers.set("Content-Security-Policy", file.policy);
    // Opened on its own, a picture needs its own styles and nothing else.
    else if (file.type.startsWith("image/svg"))
      headers.set(
        "Content-Security-Policy",
        "default-src 'none'; style-src 'unsafe-inline'",
      );

    if (
      status === 200 &&
      matches(context.req.header("If-None-Match"), headers.get("ETag"))
    ) {
      headers.delete("Content-Type");
      headers.delete("Content-Encoding");
      return new Response(null, { status: 304, headers });
    }
    const body = await file.read(encoding);
    headers.set("Content-Length", String(body.byteLength));
    return new Response(context.req.method === "HEAD" ? null : body, {
      status,
      headers,
    });
  }
}

/** The router requests this when it moves to a page: a hover fetches it, and the click after it requests it again. */
const isData = (path: string) => path.endsWith(".data");

/** Undefined if a path has malformed escapes. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The canonical form of an address: no trailing slash, no double slashes, lower case, no file name. */
function canonicalPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replaceAll("\\", "/")
    .replace(/\/{2,}/g, "/")
    .replace(/\/index\.html$|\.html$/, "")
    .replace(/\/$/, "");
  return plain || "/";
}

/** The encoding that the client prefers, or ours in case of a tie; none if it accepts none (RFC 9110, 12.5.3). */
function accepted(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [name = "", weight = "q=1"] = part
      .split(";")
      .map((one) => one.trim());
    weights.set(name, Number(weight.replace(/^q=/, "")) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  return available
    .filter((name) => weightOf(name) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))[0];
}

function matches(header: string | undefined, etag: string | null): boolean {
  if (!header || !etag) return false;
  return (
    header === "*" ||
    header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)
  );
}

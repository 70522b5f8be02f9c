import type { Context } from "hono";
import type { EarlierAssets } from "./earlier-assets.ts";
import type { AnswerFile } from "./file-answers.ts";
import { languageOfAddress, saidTo } from "./said-to.ts";
import { isNotFoundPage, type SiteFile } from "./site-files.ts";

/** Sent with status 404. */
const notFound = "/404";

/**
 * Answers GET and HEAD from the built site: a file, a redirect to its canonical address or to the page that replaced it,
 * or the 404 page. Most files
 * never come this far (send-files.ts).
 */
export function filesRoute(
  files: ReadonlyMap<string, SiteFile>,
  answer: AnswerFile,
  earlier?: Pick<EarlierAssets, "find">,
  /** Where addresses of pages that are gone lead. */
  redirects: ReadonlyMap<string, string> = new Map(),
) {
  return async (context: Context): Promise<Response> => {
    const { method } = context.req;
    if (method !== "GET" && method !== "HEAD")
      return context.text(saidTo(context).serverErrors.method, 405, {
        Allow: "GET, HEAD",
      });

    const { pathname, search } = new URL(context.req.url);
    const path = decode(pathname);
    if (path === undefined)
      return context.text(saidTo(context).serverErrors.address, 400);

    const file = isNotFoundPage(path)
      ? undefined
      : (files.get(path) ?? (await earlier?.find(path)));
    if (file) return send(context, path, file, 200);

    const canonical = canonicalPath(path);
    if (
      canonical !== path &&
      !isNotFoundPage(canonical) &&
      files.has(canonical)
    )
      return context.redirect(canonical + search, 308);

    const to = redirects.get(canonical);
    if (to) return context.redirect(withQuery(to, search), 301);

    const own = `/${languageOfAddress(canonical)}${notFound}`;
    const address = files.has(own) ? own : notFound;
    const page = files.get(address);
    return page
      ? send(context, address, page, 404)
      : context.text(saidTo(context).serverErrors.notFound, 404);
  };

  async function send(
    { req }: Context,
    path: string,
    file: SiteFile,
    asked: 200 | 404,
  ): Promise<Response> {
    const request = {
      acceptEncoding: req.header("Accept-Encoding"),
      ifNoneMatch: req.header("If-None-Match"),
      version: req.query("v"),
    };
    const { status, headers, body } = await answer(path, file, request, asked);
    const pairs = headers.flatMap((name, at): [string, string][] =>
      at % 2 === 0 ? [[name, headers[at + 1]!]] : [],
    );
    return new Response(req.method === "HEAD" ? null : body, {
      status,
      headers: pairs,
    });
  }
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

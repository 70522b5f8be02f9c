import type { IncomingMessage, ServerResponse } from "node:http";
import type { AnswerFile } from "./file-answers.ts";
import { isNotFoundPage, type SiteFile } from "./site-files.ts";

/** Answers a request, or leaves it to `next`. */
export type SendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** What else is in a Host header, the app reads and mostly refuses. */
const plainHost = /^[a-z\d.-]+(?::\d+)?$/;

/**
 * Sends files to plain requests: GET or HEAD, without a body, of an address as the site writes it. The app is not
 * involved, because its layers take longer than the file (docs/decisions/0045); it answers everything else. The same
 * request gets the same answer from both.
 */
export function fileSender(
  files: ReadonlyMap<string, SiteFile>,
  answer: AnswerFile,
): SendFile {
  return (request, response, next) => {
    const { method, headers, url = "" } = request;
    const query = url.indexOf("?");
    const path = query < 0 ? url : url.slice(0, query);
    const file = isNotFoundPage(path) ? undefined : files.get(path);
    const isPlain =
      file !== undefined &&
      (method === "GET" || method === "HEAD") &&
      headers["content-length"] === undefined &&
      headers["transfer-encoding"] === undefined &&
      isPlainHost(headers.host ?? "") &&
      // Only pictures have a version. What other queries mean is for the app to say.
      (query < 0 ||
        (file.version !== undefined &&
          url.slice(query) === `?v=${file.version}`));
    if (!isPlain) return next();
    const asked = {
      acceptEncoding: headers["accept-encoding"] as string | undefined,
      ifNoneMatch: headers["if-none-match"],
      version: query < 0 ? undefined : file.version,
    };
    answer(path, file, asked, 200)
      .then(({ status, headers: all, body }) => {
        response.writeHead(status, all as string[]);
        response.end(method === "HEAD" ? undefined : body);
      })
      // A file that cannot be read: the app fails too, and says so.
      .catch(next);
  };
}

const isPlainHost = (host: string) =>
  plainHost.test(host) && URL.canParse(`http://${host}`);

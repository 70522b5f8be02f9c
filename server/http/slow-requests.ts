import type { IncomingMessage, Server } from "node:http";

/**
 * Ends requests whose bodies take longer than this many milliseconds, as Node does at `requestTimeout`. Node has one
 * limit for all requests. Requests that may include a file get that limit, all others this shorter one.
 */
export function endSlowRequests(
  server: Server,
  longest: number,
  maySendFile: (request: IncomingMessage) => boolean,
): void {
  server.on("request", (request) => {
    const { headers } = request;
    const hasBody = headers["transfer-encoding"] ?? headers["content-length"];
    if (hasBody === undefined || maySendFile(request)) return;
    const timer = setTimeout(() => {
      if (!request.complete)
        server.emit("clientError", tooSlow(), request.socket);
    }, longest);
    request.once("close", () => clearTimeout(timer));
  });
}

const tooSlow = () =>
  Object.assign(new Error("The body came too slowly"), {
    code: "ERR_HTTP_REQUEST_TIMEOUT",
  });

import type { IncomingMessage, Server } from "node:http";

/** How long the body of a request may take, in milliseconds. */
const usual = 20_000;

/**
 * Ends requests whose bodies come too slowly, as Node does at its `requestTimeout`, which knows one limit for all:
 * those that may bring a file have that one, all others a shorter one.
 */
export function endSlowRequests(
  server: Server,
  maySendFile: (request: IncomingMessage) => boolean,
): void {
  server.on("request", (request) => {
    const { headers } = request;
    const hasBody = headers["transfer-encoding"] ?? headers["content-length"];
    if (hasBody === undefined || maySendFile(request)) return;
    const timer = setTimeout(() => {
      if (!request.complete)
        server.emit("clientError", new SlowRequest(), request.socket);
    }, usual);
    request.once("close", () => clearTimeout(timer));
  });
}

class SlowRequest extends Error {
  readonly code = "ERR_HTTP_REQUEST_TIMEOUT";
}

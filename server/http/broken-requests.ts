import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** The statuses that Node itself sends, by error code; 400 for any other. */
const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Replaces Node's own answers, which lack our headers, to requests that are not HTTP, come too slowly or expect
 * something we do not support. `inFlight`: all requests being answered.
 */
export function answerBrokenRequests(
  server: Server,
  headers: Headers,
  inFlight: ReadonlySet<ServerResponse>,
): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const isBegun = [...inFlight].some(
      (response) => response.socket === socket && response.headersSent,
    );
    // A second answer in the middle of one could be taken for part of it.
    if (isBegun || !socket.writable) socket.destroy();
    else refuse(socket, statusOf[error.code ?? ""] ?? 400, headers);
  });
  server.on("checkExpectation", (_, response) => {
    response.setHeaders(headers).writeHead(417, { Connection: "close" }).end();
  });
}

function refuse(socket: Duplex, status: number, headers: Headers) {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
    "Content-Length: 0",
    "Connection: close",
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n`, () => socket.destroy());
}

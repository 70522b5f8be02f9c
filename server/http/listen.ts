import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { log, reason } from "#server/log.ts";
import { errorWords } from "#server/error-words.ts";
import { longestUpload } from "#server/uploads/collect.ts";

/** Limits for clients that send slowly or never finish, in milliseconds. Caddy has its own. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: longestUpload + 60_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
};

/** Each connection costs some memory and a file handle. */
const maxConnections = 2_000;

/** How often a stopping server closes connections whose request has been answered, in milliseconds. */
const sweepInterval = 100;

/** systemd passes its socket as this descriptor, to the process that it names (sd_listen_fds(3)). */
const systemdSocket = 3;

type Options = {
  host: string;
  port: number;
  fetch: Parameters<typeof getRequestListener>[0];
  /** Headers for answers to requests that are too broken for `fetch`. */
  headers: Headers;
};

/**
 * Starts to listen, on systemd's socket if there is one. That keeps connections waiting while a server stops and the
 * next one starts. Throws if the address is not available.
 */
export async function listen({ host, port, fetch, headers }: Options) {
  const errorHandler = (error: unknown) => {
    const isRequest = error instanceof Error && error.name === "RequestError";
    if (!isRequest) log("error", "request failed", reason(error));
    return new Response(null, { status: isRequest ? 400 : 500, headers });
  };
  const server = createServer(
    limits,
    getRequestListener(fetch, { hostname: host, errorHandler }),
  );
  server.maxConnections = maxConnections;
  const isPassedOn = process.env.LISTEN_PID === String(process.pid);
  server.listen(isPassedOn ? { fd: systemdSocket } : { port, host });
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new Error(
      `Cannot listen on port ${port} of ${host}: ${errorWords(cause)}`,
      { cause },
    );
  }
  return { server, stop: (grace: number) => stop(server, grace) };
}

/** Accepts no new connections, answers requests in flight for at most `grace` milliseconds, and ends the rest. */
async function stop(server: Server, grace: number) {
  const closed = once(server, "close");
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval);
  const deadline = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}

import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import {
  getRequestListener,
  type Http2Bindings,
  type HttpBindings,
} from "@hono/node-server";
import { takesFile } from "#forms/define-form.ts";
import { forms } from "#content/forms.ts";
import { answerBrokenRequests } from "./broken-requests.ts";
import type { TrustedProxies } from "#server/client-address.ts";
import { closeIdleConnections } from "./idle-connections.ts";
import { log, reason } from "#server/log.ts";
import type { SendFile } from "./send-files.ts";
import { endSlowRequests } from "./slow-requests.ts";
import { errorWords } from "#server/error-words.ts";
import { longestUpload } from "#server/uploads/collect.ts";
import { isMultipart } from "#server/uploads/read-upload.ts";

/** Limits for clients that send slowly or never finish (docs/quality.md, "Slow clients"). In milliseconds. */
export const usualLimits = {
  headersTimeout: 10_000,
  /** For requests that may include a file. */
  requestTimeout: longestUpload + 60_000,
  /** For all others. */
  bodyTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
};

/**
 * Each connection costs some memory and a file handle. Far fewer visitors come at once, and a proxy reuses its
 * connections.
 */
const maxConnections = 2_000;
const maxRequestsPerSocket = 1_000;

/** How often a stopping server checks whether requests are in flight, in milliseconds. */
const tick = 100;

/** How long a connection without a request may stay open then, because browsers open some in advance. */
const silence = 500;

/** Routes that accept files. */
const uploadPaths = forms.filter(takesFile).map(({ kind }) => `/api/${kind}`);

type Options = {
  host: string;
  port: number;
  /** The port as a primary holds it, instead of binding it. */
  held?: object | undefined;
  fetch: (
    request: Request,
    env: HttpBindings | Http2Bindings,
  ) => Response | Promise<Response>;
  /** Answers before `fetch` what it can. */
  sendFile?: SendFile;
  /** Headers for answers to requests that are too broken for `fetch`. */
  headers: Headers;
  limits?: typeof usualLimits;
  /** Proxies, whose connections carry requests of many clients. None by default. */
  trustedProxies?: TrustedProxies;
};

export type Listening = {
  server: Server;
  /**
   * Accepts no new connections, answers requests in flight for at most `grace` milliseconds, and ends the rest. It also
   * answers what arrives on idle connections of proxies, because a request may be on its way, and closes them one by
   * one.
   */
  stop: (grace: number) => Promise<void>;
  /** The same for idle connections of everyone, while another process accepts the new connections. */
  retire: (grace: number) => Promise<void>;
};

/** Starts to listen. Throws if the address is not available. */
export async function listen({
  host,
  port,
  held,
  fetch,
  sendFile = (_request, _response, next) => next(),
  headers,
  limits = usualLimits,
  trustedProxies = 0,
}: Options): Promise<Listening> {
  const errorHandler = (error: unknown) => {
    const isRequest = error instanceof Error && error.name === "RequestError";
    if (!isRequest) log("error", "request failed", reason(error));
    return new Response(null, { status: isRequest ? 400 : 500, headers });
  };
  const answer = getRequestListener(hosted(fetch, headers), {
    hostname: host,
    errorHandler,
  });
  const server = createServer(
    { ...limits, requireHostHeader: false },
    (request, response) =>
      sendFile(request, response, () => void answer(request, response)),
  );
  server.maxConnections = maxConnections;
  server.maxRequestsPerSocket = maxRequestsPerSocket;
  const inFlight = new Set<ServerResponse>();
  server.prependListener("request", (_, response) => {
    if (!server.listening) response.shouldKeepAlive = false;
    inFlight.add(response);
    response.once("close", () => inFlight.delete(response));
  });
  answerBrokenRequests(server, headers, inFlight);
  closeIdleConnections(server, trustedProxies, inFlight);
  endSlowRequests(
    server,
    limits.bodyTimeout,
    ({ url, headers: sent }) =>
      uploadPaths.includes(url ?? "") && isMultipart(sent["content-type"]),
  );
  server.listen(held ?? { port, host });
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new Error(
      `Cannot listen on port ${port} of ${host}: ${errorWords(cause)}`,
      { cause },
    );
  }
  // By then, all that have ever had a request have closed by themselves.
  const longSilence = limits.keepAliveTimeout + 2 * silence;
  const end = (grace: number, idle: number) => {
    // http.Server closes idle connections too. A proxy may just be sending a post on one, and does not send it twice.
    NetServer.prototype.close.call(server);
    return drain(server, inFlight, grace, idle);
  };
  return {
    server,
    stop: (grace) => end(grace, trustedProxies ? longSilence : silence),
    retire: (grace) => end(grace, longSilence),
  };
}

/** Node would reject a request without a host itself (RFC 9112, 3.2), but without our headers. */
function hosted(fetch: Options["fetch"], headers: Headers): Options["fetch"] {
  return (request, env) => {
    const { httpVersion, headers: asked } = env.incoming;
    const isNameless = httpVersion === "1.1" && asked.host === undefined;
    // The adapter lets some hosts pass that no address can have, such as 256.1.1.1.
    return isNameless || !URL.canParse(request.url)
      ? new Response(null, { status: 400, headers })
      : fetch(request, env);
  };
}

/** Waits until a server that accepts no more connections has none, or has had no request for `idle` milliseconds. */
async function drain(
  server: Server,
  inFlight: ReadonlySet<ServerResponse>,
  grace: number,
  idle: number,
) {
  const closed = once(server, "close");
  for (const response of inFlight) response.shouldKeepAlive = false;
  let silentFor = 0;
  const sweep = setInterval(() => {
    silentFor = inFlight.size > 0 ? 0 : silentFor + tick;
    if (silentFor >= idle) server.closeAllConnections();
  }, tick);
  const deadline = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}

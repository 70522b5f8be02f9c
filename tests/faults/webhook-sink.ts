import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

type Answer = { status: number; headers?: OutgoingHttpHeaders } | "never";

/** A delivery, whatever it was answered. */
export type Delivery = {
  id: string;
  body: string;
  headers: IncomingMessage["headers"];
  /** Why the signature is not valid. */
  problem?: string;
};

export type WebhookSink = Awaited<ReturnType<typeof startWebhookSink>>;

/** For the environment of a server and for `verify`. */
export const sinkSecret = `whsec_${Buffer.alloc(32, "of the tests").toString("base64")}`;

/** A receiver of webhooks on a free port of this machine. It checks each signature with the package for receivers. */
export async function startWebhookSink() {
  const server = createServer((request, response) => {
    void receive(request, response);
  });

  async function receive(request: IncomingMessage, response: ServerResponse) {
    // Undefined if the connection broke within it.
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const { headers } = request;
    const id = String(headers["webhook-id"]);
    const problem = verify(body, headers, Date.now() + sink.ahead);
    sink.tries.push({ id, body, headers, ...(problem && { problem }) });
    const answer = sink.answer(body);
    if (answer !== "never") {
      if (answer.status < 300)
        sink.accepted.set(id, new Set(sink.accepted.get(id)).add(body));
      response.writeHead(answer.status, answer.headers).end("{}");
    }
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/leads`;
  const sink = {
    url,
    /** What it answers a body. */
    answer: (_body: string): Answer => ({ status: 200 }),
    /** How far the sender's clock is ahead of this machine's, in milliseconds. */
    ahead: 0,
    tries: [] as Delivery[],
    /** Bodies of the accepted ones, by id. */
    accepted: new Map<string, Set<string>>(),
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
  return sink;
}

/** The problem with a signature at that time on the receiver's clock. */
export function verify(
  body: string,
  headers: IncomingMessage["headers"],
  time: number,
  secret = sinkSecret,
): string | undefined {
  const { now } = Date;
  // The package knows no other clock.
  Date.now = () => time;
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    Date.now = now;
  }
}

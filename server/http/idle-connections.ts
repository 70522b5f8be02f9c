import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import {
  forwardedAddress,
  isProxy,
  networkOf,
  type TrustedProxies,
} from "#server/client-address.ts";

/** Connections of one network. A browser opens six, and a whole office may share an address. */
const mostPerNetwork = 250;

/** The share of `server.maxConnections` that counts as nearly full. At the limit, Node drops any new connection. */
const crowded = 0.9;

/**
 * Closes idle connections, the oldest first, if one network has too many or the server is nearly full. If all of a
 * network's connections have requests, its next connection is closed. Connections of trusted proxies stay open.
 * `inFlight`: all requests being answered.
 */
export function closeIdleConnections(
  server: Server,
  trusted: TrustedProxies,
  inFlight: ReadonlySet<ServerResponse>,
): void {
  /** The oldest first, each with its network. */
  const open = new Map<Socket, string>();

  function oldestIdle(sockets: Iterable<Socket>) {
    const busy = new Set([...inFlight].map(({ req }) => req.socket));
    for (const socket of sockets) if (!busy.has(socket)) return socket;
    return undefined;
  }

  server.on("connection", (socket: Socket) => {
    if (isProxy(socket.remoteAddress, trusted)) return;
    // Undefined if the client has already left.
    const address = forwardedAddress(socket.remoteAddress, undefined, 0);
    if (!address) return;
    const network = networkOf(address);
    open.set(socket, network);
    socket.once("close", () => open.delete(socket));
    const own = [...open.keys()].filter((one) => open.get(one) === network);
    if (own.length > mostPerNetwork) close(oldestIdle(own) ?? socket);
    else if (open.size >= server.maxConnections * crowded) {
      const oldest = oldestIdle(open.keys());
      if (oldest !== socket) close(oldest);
    }
  });

  /** No longer counted, though it closes a moment later. */
  function close(socket: Socket | undefined) {
    if (!socket) return;
    open.delete(socket);
    socket.destroy();
  }
}

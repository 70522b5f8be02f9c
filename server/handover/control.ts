import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";

/**
 * How `npm run release` reaches the primary: a Unix socket in the data folder, which only the server's user and root
 * can open. Unlike a file with a process id, it cannot name a stranger, and it brings back the result.
 */
const socketOf = (dataDir: string) => join(dataDir, "primary.sock");

/** A folder name of a release to run. Without it, only says which one runs. */
export type Order = { release?: string };

/** `problem`: why the order was not carried out. The server that ran before still runs. */
export type Outcome = { running: string; problem?: string };

/** In characters: the least that all systems allow for the address of a socket. */
const longest = 103;

/** Carries out each order that arrives. Throws if the socket cannot be created. */
export async function takeOrders(
  dataDir: string,
  carryOut: (wanted: Order) => Promise<Outcome>,
): Promise<Server> {
  const socket = socketOf(dataDir);
  if (socket.length > longest)
    throw new Error(`the path ${socket} is too long for a socket`);
  mkdirSync(dataDir, { recursive: true });
  // A primary that was killed has left it.
  rmSync(socket, { force: true });
  const server = createServer({ allowHalfOpen: true }, async (connection) => {
    // The command may be interrupted; the order is carried out anyway.
    connection.on("error", () => {});
    try {
      const wanted = (await json(connection)) as Order;
      connection.end(JSON.stringify(await carryOut(wanted)));
    } catch {
      connection.destroy();
    }
  });
  server.listen(socket);
  await once(server, "listening");
  return server;
}

/** Gives the primary of this data folder an order. Undefined if none runs. */
export async function order(
  dataDir: string,
  wanted: Order,
): Promise<Outcome | undefined> {
  const connection = connect(socketOf(dataDir));
  try {
    await once(connection, "connect");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ECONNREFUSED") return undefined;
    throw error;
  }
  connection.end(JSON.stringify(wanted));
  return (await json(connection)) as Outcome;
}

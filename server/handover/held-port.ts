import type { SendHandle } from "node:child_process";
import { lookup } from "node:dns/promises";
import * as net from "node:net";
import { constants } from "node:os";
import { getSystemErrorMessage } from "node:util";

/** systemd passes its socket as this descriptor, to the process that it names (sd_listen_fds(3)). */
const passedOn = 3;

export type HeldPort = SendHandle & Handle;

type Handle = {
  getsockname: (name: { port?: number }) => number;
  close: () => void;
};

/**
 * Binds a port, or takes systemd's socket, without accepting connections. The kernel keeps connections waiting until
 * one of the servers that get it accepts them, even if all of them have died. Throws if the port is not available.
 */
export async function holdPort(host: string, port: number): Promise<HeldPort> {
  const isPassed = process.env.LISTEN_PID === String(process.pid);
  const { address, family } = await lookup(host);
  const made = isPassed
    ? _createServerHandle(null, null, null, passedOn)
    : _createServerHandle(address, port, family);
  const problem =
    typeof made === "number" ? made : isPassed ? 0 : problemOf(made, port);
  if (problem !== 0)
    throw new Error(
      `Cannot listen on port ${port} of ${host}: ${getSystemErrorMessage(problem)}`,
    );
  return made as HeldPort;
}

/** Binding a port in use fails only later, but the handle then has no name, or another port. */
function problemOf(handle: Handle, port: number): number {
  const name: { port?: number } = {};
  const problem = handle.getsockname(name);
  if (problem !== 0 || port === 0 || name.port === port) return problem;
  return -constants.errno.EADDRINUSE;
}

// What node:cluster itself uses to bind a port that another process listens on. A net.Server would accept connections.
const { _createServerHandle } = net as unknown as {
  _createServerHandle: (
    address: string | null,
    port: number | null,
    family: number | null,
    descriptor?: number,
  ) => Handle | number;
};

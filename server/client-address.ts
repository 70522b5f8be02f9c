import { isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Whose X-Forwarded-For is trusted: this many proxies in a row in front of this server, or proxies in these networks.
 */
export type TrustedProxies = number | readonly [Address, number][];

/** The address that a request comes from; undefined if the connection has none. */
export function clientAddress(
  context: Context,
  trusted: TrustedProxies,
): string | undefined {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  return forwardedAddress(
    incoming?.socket.remoteAddress,
    context.req.header("X-Forwarded-For"),
    trusted,
  );
}

/**
 * Reads X-Forwarded-For from right to left, trusting each entry as far as the proxy that wrote it, up to the first
 * address that is not a trusted proxy. Anyone could have written the entries further left.
 */
export function forwardedAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  trusted: TrustedProxies,
): string | undefined {
  let client: Address | undefined;
  const hops = [socket, ...(forwarded?.split(",") ?? []).toReversed()];
  for (const [distance, text] of hops.entries()) {
    const address = parse(text);
    if (!address) break;
    client = address;
    if (!isTrusted(address, distance, trusted)) break;
  }
  return client?.toString();
}

/**
 * What this header shows to be wrong with TRUST_PROXY; undefined if nothing. Each proxy adds one entry. With fewer
 * entries than trusted proxies, a request came past one of them, and the visitor's own entry would be trusted too.
 */
export function proxyDoubt(
  forwarded: string | undefined,
  trusted: TrustedProxies,
): string | undefined {
  if (typeof trusted !== "number") return undefined;
  const entries = forwarded?.split(",").length ?? 0;
  if (trusted === 0)
    return entries > 0
      ? "X-Forwarded-For is not believed: TRUST_PROXY is not set"
      : undefined;
  return entries < trusted
    ? "a request came through fewer proxies than TRUST_PROXY counts: visitors can make up their addresses"
    : undefined;
}

/** A client with one address of a 64-bit IPv6 network has them all. */
export function networkOf(address: string, bits = 64): string {
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === "ipv4") return address;
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString();
}

/** IPv6 networks by their bits, each with its multiple of one client's limit. Providers give out 56 or 48 bits. */
const ipv6Networks = [
  { bits: 64, share: 1 },
  { bits: 56, share: 2 },
  { bits: 48, share: 4 },
] as const;

/** A network that a client's posts count for. `share`: its limit as a multiple of one client's. */
export type CountedNetwork = { network: string; share: number };

/** The networks that an address counts for, the narrowest first: IPv4 only itself, and all without one the same. */
export function networksOf(address: string | undefined): CountedNetwork[] {
  if (!address) return [{ network: "unknown", share: 1 }];
  if (ipaddr.parse(address).kind() === "ipv4")
    return [{ network: address, share: 1 }];
  return ipv6Networks.map(({ bits, share }) => {
    const network = `${networkOf(address, bits)}/${bits}`;
    return { network, share };
  });
}

/** Reads TRUST_PROXY: a number of proxies, or addresses and networks in CIDR notation. Undefined if it is neither. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const networks = text.split(/[\s,]+/).filter(Boolean);
  if (networks.length === 0 || !networks.every(isNetwork)) return undefined;
  return networks.map((network) =>
    ipaddr.parseCIDR(
      network.includes("/")
        ? network
        : `${network}/${isIP(network) === 4 ? 32 : 128}`,
    ),
  );
}

function isNetwork(text: string) {
  return text.includes("/") ? ipaddr.isValidCIDR(text) : isIP(text) !== 0;
}

function isTrusted(
  address: Address,
  distance: number,
  trusted: TrustedProxies,
) {
  if (typeof trusted === "number") return distance < trusted;
  return trusted.some(
    ([network, bits]) =>
      network.kind() === address.kind() && address.match(network, bits),
  );
}

/** Some proxies add the client's port. */
const withPort = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/;

function parse(text: string | undefined): Address | undefined {
  const trimmed = text?.trim() ?? "";
  const [, ipv6, ipv4] = withPort.exec(trimmed) ?? [];
  const address = ipv6 ?? ipv4 ?? trimmed;
  // On a socket for both, an IPv4 client shows as ::ffff:192.0.2.1.
  return isIP(address) === 0 ? undefined : ipaddr.process(address);
}

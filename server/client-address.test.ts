import { expect, test } from "vitest";
import {
  forwardedAddress,
  proxyDoubt,
  readTrustedProxies,
} from "./client-address.ts";

const visitor = "203.0.113.7";
const proxy = "10.0.0.2";
const trust = (text: string) => readTrustedProxies(text)!;

test.each([
  // No proxy is trusted: anyone can write the header.
  ["0", visitor, undefined, visitor],
  ["0", visitor, "192.0.2.1", visitor],
  // By count: the nearest proxies wrote the rightmost entries.
  ["1", proxy, `192.0.2.1, ${visitor}`, visitor],
  ["2", proxy, `192.0.2.1, ${visitor}, 198.51.100.9`, visitor],
  ["1", proxy, undefined, proxy],
  // By network.
  ["10.0.0.0/8", proxy, `192.0.2.1, ${visitor}, 10.9.9.9`, visitor],
  ["10.0.0.0/8", proxy, "10.1.1.1, 10.9.9.9", "10.1.1.1"],
  ["10.0.0.3", proxy, visitor, proxy],
  ["::1 10.0.0.0/8", "::1", `${visitor},${proxy}`, visitor],
  ["fd00::/8", "fd00::1", visitor, visitor],
  // An entry that a trusted proxy cannot have written ends the chain at that proxy.
  ["1", proxy, "unknown", proxy],
  ["10.0.0.0/8", proxy, "nonsense, 10.9.9.9", "10.9.9.9"],
  // Ports, brackets, and IPv4 addresses written as IPv6.
  ["1", proxy, `${visitor}:4711`, visitor],
  ["1", proxy, "[2001:db8::7]:4711", "2001:db8::7"],
  ["0", `::ffff:${visitor}`, undefined, visitor],
  ["10.0.0.0/8", `::ffff:${proxy}`, visitor, visitor],
  ["0", undefined, visitor, undefined],
])(
  "trusting %j, a connection from %s with X-Forwarded-For %j comes from %s",
  (trusted, socket, forwarded, client) => {
    expect(forwardedAddress(socket, forwarded, trust(trusted))).toBe(client);
  },
);

test.each([
  ["0", undefined, false],
  ["0", visitor, true],
  ["1", `192.0.2.1, ${visitor}`, false],
  ["1", undefined, true],
  // One proxy where two are trusted: the server would trust what a visitor writes.
  ["2", visitor, true],
  ["2", `${visitor}, 198.51.100.9`, false],
  // Proxies trusted by address are checked one by one, however many there are.
  ["10.0.0.0/8", undefined, false],
])("trusting %j, %j is doubtful: %s", (trusted, forwarded, doubtful) => {
  expect(proxyDoubt(forwarded, trust(trusted)) !== undefined).toBe(doubtful);
});

test("does not accept anything else as trusted proxies", () => {
  for (const text of ["", "-1", "all", "10.0.0.0/33", "10.0.0", "1.5", "::1;1"])
    expect(readTrustedProxies(text), text).toBeUndefined();
});

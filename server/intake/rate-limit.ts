import { boundedCache } from "#server/bounded-cache.ts";
import { networksOf } from "#server/client-address.ts";

/**
 * How many requests in `period` seconds: from one client, from everyone, and how many of the total are reserved for
 * vouched-for posts. Networks around an IPv6 client have larger limits (client-address.ts).
 */
export type RateLimits = {
  perAddress: number;
  total: number;
  reserved?: number;
};

/** The seconds in which an empty bucket fills up again. */
export const period = 600;

/**
 * Takes a token for a request from an address and resolves to 0, or, if there is none, to the seconds until there is
 * one. A request without an address counts only in the total. `isVouchedFor`: it may take from the reserved part.
 */
export type RateLimiter = (
  address: string | undefined,
  isVouchedFor?: boolean,
) => Promise<number>;

/** The number of networks remembered. A forgotten network starts with a full bucket. */
const most = 10_000;

/** `at`: when it had this many tokens, in milliseconds since 1970. */
type Bucket = { tokens: number; at: number };

/** A bucket of this size, and how much of it is reserved from this request. */
type Asked = { bucket: Bucket; size: number; spared: number };

/** Token buckets in the memory of this process. */
export function memoryRateLimiter(
  { perAddress, total, reserved = 0 }: RateLimits,
  now: () => Date,
): RateLimiter {
  const buckets = boundedCache<Bucket>(most);
  const all: Bucket = { tokens: total, at: now().getTime() };

  return async (address, isVouchedFor = false) => {
    const at = now().getTime();
    const networks = address ? networksOf(address) : [];
    const own = networks.map(({ network, share }) => {
      const size = perAddress * share;
      const bucket = buckets.get(network) ?? { tokens: size, at };
      return { network, bucket, size, spared: 0 };
    });
    const spared = isVouchedFor ? 0 : reserved;
    const asked: Asked[] = [...own, { bucket: all, size: total, spared }];
    const wait = Math.max(...asked.map((one) => secondsToWait(one, at)));
    // A refused request takes nothing, and nothing about it is remembered.
    if (wait > 0) return wait;
    for (const { network, bucket } of own) buckets.set(network, bucket);
    for (const one of asked) take(one, at);
    return 0;
  };
}

function secondsToWait({ bucket, size, spared }: Asked, at: number): number {
  const missing = 1 + spared - tokensAt(bucket, size, at);
  return missing > 0 ? secondsUntil(missing, size) : 0;
}

function take({ bucket, size }: Asked, at: number): void {
  bucket.tokens = tokensAt(bucket, size, at) - 1;
  bucket.at = at;
}

/**
 * The tokens in a bucket of this size. A clock that went back counts as one that went forward, so nobody waits for
 * it.
 */
export function tokensAt(bucket: Bucket, size: number, at: number): number {
  const seconds = Math.abs(at - bucket.at) / 1000;
  return Math.min(size, bucket.tokens + (seconds * size) / period);
}

/** The whole seconds until a bucket of this size has this much more, apart from floating-point error. At least one. */
export function secondsUntil(missing: number, size: number): number {
  return Math.max(1, Math.ceil((missing * period) / size - 1e-6));
}

import { LRUCache } from "lru-cache";
import { networkOf } from "./client-address.ts";

/** How many in `period` seconds: from one address (an IPv6 network of 64 bits counts as one), and from all together. */
export type RateLimits = { perAddress: number; total: number };

/** The seconds in which an empty bucket is full again. */
export const period = 600;

/**
 * Takes a token for a request from an address and resolves to 0; where there is none, to the seconds until there is
 * one. A request without an address counts in the total only.
 */
export type RateLimiter = (address: string | undefined) => Promise<number>;

/** Addresses that are remembered. One that is forgotten starts with a full bucket. */
const most = 10_000;

/** `at`: when it held so many tokens, in milliseconds since 1970. */
type Bucket = { tokens: number; at: number };

/** Token buckets in the memory of this process. */
export function memoryRateLimiter(
  { perAddress, total }: RateLimits,
  now: () => Date,
): RateLimiter {
  const buckets = new LRUCache<string, Bucket>({ max: most });
  const all: Bucket = { tokens: total, at: now().getTime() };

  function bucketOf(address: string) {
    const network = networkOf(address);
    const known = buckets.get(network);
    if (known) return known;
    const bucket = { tokens: perAddress, at: now().getTime() };
    buckets.set(network, bucket);
    return bucket;
  }

  return async (address) => {
    const at = now().getTime();
    // The address first: one that floods takes nothing from the others.
    const wait = address ? take(bucketOf(address), perAddress, at) : 0;
    return wait || take(all, total, at);
  };
}

function take(bucket: Bucket, size: number, at: number): number {
  const tokens = tokensAt(bucket, size, at);
  if (tokens < 1) return secondsUntil(1 - tokens, size);
  bucket.tokens = tokens - 1;
  bucket.at = at;
  return 0;
}

/** What a bucket of this size holds. A clock that went back counts as one that went forward: nobody waits for it. */
export function tokensAt(bucket: Bucket, size: number, at: number): number {
  const seconds = Math.abs(at - bucket.at) / 1000;
  return Math.min(size, bucket.tokens + (seconds * size) / period);
}

/** The whole seconds until a bucket of this size has so much more, but for what floating point adds. At least one. */
export function secondsUntil(missing: number, size: number): number {
  return Math.max(1, Math.ceil((missing * period) / size - 1e-6));
}

import { boundedCache } from "#server/bounded-cache.ts";
import { networksOf, type CountedNetwork } from "#server/client-address.ts";

/** How many posts in `period` seconds. Networks around an IPv6 client have larger limits (client-address.ts). */
export type RateLimits = {
  /** From one client. More are refused. */
  perAddress: number;
  /** From everyone. More count as suspect. */
  total: number;
};

/** The seconds in which an empty bucket fills up again. */
export const period = 600;

/**
 * Takes a token for a request from an address and resolves to 0, or, if there is none, to the seconds until there is
 * one. Requests without an address count as one client.
 */
export type RateLimiter = (address: string | undefined) => Promise<number>;

/** Takes a token for a post from the total. Resolves to whether there was none. `isVouchedFor`: it may be a reserved one. */
export type TotalLimit = (isVouchedFor: boolean) => Promise<boolean>;

/** The share of the total for posts with our token, so a flood without tokens leaves it free. */
export const reservedOf = (total: number): number => Math.floor(total / 2);

/** The number of networks remembered. A forgotten network starts with a full bucket. */
const most = 10_000;

/** `at`: when it had this many tokens, in milliseconds since 1970. */
type Bucket = { tokens: number; at: number };

/** A bucket of this size, and how much of it is reserved from this request. */
type BucketRequest = { bucket: Bucket; size: number; spared: number };

/** Token buckets in the memory of this process. */
export function memoryRateLimiter(
  perAddress: number,
  now: () => Date,
): RateLimiter {
  const secondsFor = memoryBuckets(perAddress, now);
  return async (address) => secondsFor(networksOf(address));
}

/** The same for anything that has a name. */
export function memoryBuckets(perShare: number, now: () => Date) {
  const buckets = boundedCache<Bucket>(most);
  return (counted: readonly CountedNetwork[]): number => {
    const at = now().getTime();
    const requests = counted.map(({ network, share }) => {
      const size = perShare * share;
      const bucket = buckets.get(network) ?? { tokens: size, at };
      return { network, bucket, size, spared: 0 };
    });
    const wait = Math.max(...requests.map((one) => secondsToWait(one, at)));
    // A refused request takes nothing, and nothing about it is remembered.
    if (wait > 0) return wait;
    for (const one of requests) {
      buckets.set(one.network, one.bucket);
      take(one, at);
    }
    return 0;
  };
}

/** The same for everyone together. */
export function memoryTotal(size: number, now: () => Date): TotalLimit {
  const bucket: Bucket = { tokens: size, at: now().getTime() };
  return async (isVouchedFor) => {
    const at = now().getTime();
    const spared = isVouchedFor ? 0 : reservedOf(size);
    const request = { bucket, size, spared };
    if (secondsToWait(request, at) > 0) return true;
    take(request, at);
    return false;
  };
}

function secondsToWait(
  { bucket, size, spared }: BucketRequest,
  at: number,
): number {
  const missing = 1 + spared - tokensAt(bucket, size, at);
  return missing > 0 ? secondsUntil(missing, size) : 0;
}

function take({ bucket, size }: BucketRequest, at: number): void {
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

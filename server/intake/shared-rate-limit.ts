import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { after } from "#server/after.ts";
import { networksOf } from "#server/client-address.ts";
import { rotatingKeys } from "#server/store/rotating-keys.ts";
import type { Db } from "#server/store/schema.ts";
import {
  period,
  reservedOf,
  secondsUntil,
  tokensAt,
  type RateLimiter,
  type TotalLimit,
} from "./rate-limit.ts";

/**
 * Token buckets that several processes share through PostgreSQL, with one atomic statement per bucket. Addresses are
 * stored as hashes under a key that changes daily. Rejects if the database cannot be reached.
 */
export function sharedRateLimiter(
  db: Db,
  perAddress: number,
  now: () => Date,
): RateLimiter {
  const keys = rotatingKeys(db, "address", now);
  let cleanedAt = now().getTime();

  return async (address) => {
    const at = now();
    if (Math.abs(at.getTime() - cleanedAt) > period * 1000) {
      cleanedAt = at.getTime();
      await forgetFullBuckets(db, at);
    }
    const key = await keys.newest();
    // The narrowest first, so an address that floods takes nothing from the networks around it.
    for (const { network, share } of networksOf(address)) {
      const bucket = createHmac("sha256", key)
        .update(network)
        .digest("base64url");
      const wait = await take(db, { bucket, size: perAddress * share }, at);
      if (wait > 0) return wait;
    }
    return 0;
  };
}

/** The same for everyone together. */
export const sharedTotal =
  (db: Db, size: number, now: () => Date): TotalLimit =>
  async (isVouchedFor) => {
    const spared = isVouchedFor ? 0 : reservedOf(size);
    return (await take(db, { bucket: "total", size, spared }, now())) > 0;
  };

/** A bucket of this size, and how much of it is reserved from this request. */
type BucketRequest = { bucket: string; size: number; spared?: number };

async function take(
  db: Db,
  { bucket, size, spared = 0 }: BucketRequest,
  at: Date,
): Promise<number> {
  const updated_at = at.toISOString();
  // Same as tokensAt, under the row's own lock.
  const tokens = sql<number>`least(${size}::float8, rate_limits.tokens
    + abs(extract(epoch from (excluded.updated_at::timestamptz - rate_limits.updated_at::timestamptz)))::float8
    * ${size / period}::float8)`;
  const taken = await db
    .insertInto("rate_limits")
    .values({ bucket, tokens: size - 1, updated_at })
    .onConflict((conflict) =>
      conflict
        .column("bucket")
        .doUpdateSet({ tokens: sql`${tokens} - 1`, updated_at })
        .where(tokens, ">=", 1 + spared),
    )
    .returning("tokens")
    .executeTakeFirst();
  if (taken) return 0;
  const left = await db
    .selectFrom("rate_limits")
    .selectAll()
    .where("bucket", "=", bucket)
    .executeTakeFirstOrThrow();
  const known = { tokens: left.tokens, at: Date.parse(left.updated_at) };
  const missing = 1 + spared - tokensAt(known, size, at.getTime());
  return secondsUntil(missing, size);
}

async function forgetFullBuckets(db: Db, at: Date) {
  const full = after(at, -period * 1000);
  await db.deleteFrom("rate_limits").where("updated_at", "<", full).execute();
}

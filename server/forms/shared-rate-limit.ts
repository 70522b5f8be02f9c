import { createHmac } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { rotatingKeys } from "#server/store/rotating-keys.ts";
import type { Tables } from "#server/store/schema.ts";
import { networkOf } from "./client-address.ts";
import {
  period,
  secondsUntil,
  tokensAt,
  type RateLimiter,
  type RateLimits,
} from "./rate-limit.ts";

/**
 * Token buckets that several processes share through PostgreSQL, each taken from by one atomic statement. Addresses
 * stand there as hashes under a key that changes by the day. Rejects when the database cannot be reached.
 */
export function sharedRateLimiter(
  db: Kysely<Tables>,
  { perAddress, total }: RateLimits,
  now: () => Date,
): RateLimiter {
  const keys = rotatingKeys(db, "address", now);
  let cleanedAt = now().getTime();

  async function bucketOf(address: string) {
    const key = await keys.newest();
    return createHmac("sha256", key)
      .update(networkOf(address))
      .digest("base64url");
  }

  return async (address) => {
    const at = now();
    // The address first: one that floods takes nothing from the others.
    const wait = address
      ? await take(db, await bucketOf(address), perAddress, at)
      : 0;
    if (Math.abs(at.getTime() - cleanedAt) > period * 1000) {
      cleanedAt = at.getTime();
      await forgetFullBuckets(db, at);
    }
    return wait || take(db, "total", total, at);
  };
}

async function take(
  db: Kysely<Tables>,
  bucket: string,
  size: number,
  at: Date,
): Promise<number> {
  const updated_at = at.toISOString();
  // As tokensAt has it, with the row's own lock.
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
        .where(tokens, ">=", 1),
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
  return secondsUntil(1 - tokensAt(known, size, at.getTime()), size);
}

async function forgetFullBuckets(db: Kysely<Tables>, at: Date) {
  const full = new Date(at.getTime() - period * 1000).toISOString();
  await db.deleteFrom("rate_limits").where("updated_at", "<", full).execute();
}

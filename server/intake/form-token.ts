import { createHmac, randomBytes } from "node:crypto";
import type { LRUCache } from "lru-cache";
import { leadKinds } from "#forms/kinds.ts";
import { boundedCache } from "#server/bounded-cache.ts";
import { networkOf } from "#server/client-address.ts";
import { readToken, signToken } from "#server/signed-token.ts";
import { rotatingKeys } from "#server/store/rotating-keys.ts";
import type { Db } from "#server/store/schema.ts";

/** The forms that have tokens. */
export const formPurposes = [...leadKinds, "subscribe"] as const;
export type FormPurpose = (typeof formPurposes)[number];

/** Tokens whose use is remembered. */
const remembered = 100_000;

/** In milliseconds: nobody fills in a form faster, and a page may be open for a day. */
const youngest = 2_000;
const oldest = 24 * 3_600_000;

/** How many posts a token vouches for: a form that comes back with errors is posted again. */
const mostPosts = 5;

/** The result for a post: nothing, or why it looks like a bot. */
export type TokenFault = "bad token" | "speed" | "old token";

export type FormTokens = {
  /**
   * A token for a form that a visitor at this address starts to fill in. Throws if the store has no key and accepts
   * none.
   */
  issue: (purpose: FormPurpose, address?: string) => Promise<string>;
  /** Undefined if nothing is wrong, or if the store cannot tell. */
  fault: (
    token: string,
    purpose: FormPurpose,
  ) => Promise<TokenFault | undefined>;
  /**
   * Whether a token without a fault vouches for another post: it was issued to the same network, and for at most five.
   * Rejects if the store cannot be read.
   */
  vouches: (token: string, address: string | undefined) => Promise<boolean>;
  /** The same for one mail to whatever address the visitor typed. */
  allowsMail: (token: string, address: string | undefined) => Promise<boolean>;
};

/**
 * Tokens that show when a visitor started to fill in a form: `<issued at>.<nonce>.<network as a keyed hash>`, signed.
 * They may be used more than once and from elsewhere, because a second try must not look worse than the first; but
 * then they vouch for nothing. Missing keys are created now if the store is open.
 */
export async function formTokens(db: Db, now: () => Date): Promise<FormTokens> {
  const keys = rotatingKeys(db, "form-token", now);
  await keys.newest().catch(() => {
    // The store is not open yet: the next request for a token tries again.
  });

  const read = async (token: string, purpose: FormPurpose) =>
    readToken(await keys.all(), token, purpose) ??
    readToken(await keys.latest(), token, purpose);

  // In the memory of this process: a restart or a second server lets a token vouch again, and limits remain.
  const posts = boundedCache<number>(remembered);
  const mails = boundedCache<number>(remembered);

  async function use(
    uses: LRUCache<string, number>,
    most: number,
    [token, address]: [string, string | undefined],
  ) {
    const used = uses.get(token) ?? 0;
    const [, , network] = token.split(".");
    const own = (await keys.all()).map((key) => networkHash(key, address));
    if (used >= most || !own.includes(network ?? "")) return false;
    uses.set(token, used + 1);
    return true;
  }

  return {
    async issue(purpose, address) {
      const nonce = randomBytes(9).toString("base64url");
      const key = await keys.newest();
      const network = networkHash(key, address);
      const payload = `${now().getTime().toString(36)}.${nonce}.${network}`;
      return signToken(key, payload, purpose);
    },
    vouches: (...args) => use(posts, mostPosts, args),
    allowsMail: (...args) => use(mails, 1, args),
    async fault(token, purpose) {
      let payload: string | undefined;
      try {
        payload = await read(token, purpose);
      } catch {
        return undefined;
      }
      if (payload === undefined) return "bad token";
      // parseInt stops at the dot.
      const age = now().getTime() - Number.parseInt(payload, 36);
      if (age > oldest) return "old token";
      // We signed it, so a time in the future means that our clock went back.
      return age >= 0 && age < youngest ? "speed" : undefined;
    },
  };
}

/** Without the key, which changes daily, nobody finds the network by it. */
const networkHash = (key: string, address: string | undefined) =>
  createHmac("sha256", key)
    .update(`network ${address ? networkOf(address) : ""}`)
    .digest()
    .subarray(0, 9)
    .toString("base64url");

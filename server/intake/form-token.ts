import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { leadKinds } from "#forms/kinds.ts";
import { readToken, signToken } from "#server/signed-token.ts";
import { rotatingKeys } from "#server/store/rotating-keys.ts";
import type { Tables } from "#server/store/schema.ts";

/** The forms that have tokens. */
export const formPurposes = [...leadKinds, "subscribe"] as const;
export type FormPurpose = (typeof formPurposes)[number];

/** In milliseconds: nobody fills in a form faster, and a page may be open for a day. */
const youngest = 2_000;
const oldest = 24 * 3_600_000;

/** The result for a post: nothing, or why it looks like a bot. */
export type TokenFault = "bad token" | "speed" | "old token";

export type FormTokens = {
  /** A token for a form that a visitor starts to fill in. Throws if the store has no key and accepts none. */
  issue: (purpose: FormPurpose) => Promise<string>;
  /** Undefined if nothing is wrong, or if the store cannot tell. */
  fault: (
    token: string,
    purpose: FormPurpose,
  ) => Promise<TokenFault | undefined>;
};

/**
 * Tokens that show when a visitor started to fill in a form: `<issued at>.<nonce>`, signed. They may be used more
 * than once, because a second try must not look worse than the first. Missing keys are created now if the store is
 * open.
 */
export async function formTokens(
  db: Kysely<Tables>,
  now: () => Date,
): Promise<FormTokens> {
  const keys = rotatingKeys(db, "form-token", now);
  await keys.newest().catch(() => {
    // The store is not open yet: the next request for a token tries again.
  });

  const read = async (token: string, purpose: FormPurpose) =>
    readToken(await keys.all(), token, purpose) ??
    readToken(await keys.latest(), token, purpose);

  return {
    async issue(purpose) {
      const nonce = randomBytes(9).toString("base64url");
      const payload = `${now().getTime().toString(36)}.${nonce}`;
      return signToken(await keys.newest(), payload, purpose);
    },
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

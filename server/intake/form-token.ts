import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { leadKinds } from "#forms/kinds.ts";
import { readToken, signToken } from "#server/signed-token.ts";
import { rotatingKeys } from "#server/store/rotating-keys.ts";
import type { Tables } from "#server/store/schema.ts";

/** The forms that tokens are made for. */
export const formPurposes = [...leadKinds, "subscribe"] as const;
export type FormPurpose = (typeof formPurposes)[number];

/** In milliseconds: nobody fills in a form faster, and a page may lie open for a day. */
const youngest = 2_000;
const oldest = 24 * 3_600_000;

/** What a token tells of a post: nothing, or why it looks like a machine's. */
export type TokenFault = "bad token" | "speed" | "old token";

export type FormTokens = {
  /** A token for a form that somebody begins to fill in. Throws when the store has no key and takes none. */
  issue: (purpose: FormPurpose) => Promise<string>;
  /** Undefined where nothing is wrong, also where the store cannot tell. */
  fault: (
    token: string,
    purpose: FormPurpose,
  ) => Promise<TokenFault | undefined>;
};

/**
 * Tokens that tell when somebody began to fill in a form: `<issued at>.<nonce>`, signed. They may be used more than
 * once, for a second try must not look worse than the first. The keys are made now when they are missing and the store
 * is there.
 */
export async function formTokens(
  db: Kysely<Tables>,
  now: () => Date,
): Promise<FormTokens> {
  const keys = rotatingKeys(db, "form-token", now);
  await keys.newest().catch(() => {
    // A store that is not open yet: a token that is asked for tries again.
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
      // We signed it: one of the future says that our clock went back.
      return age >= 0 && age < youngest ? "speed" : undefined;
    },
  };
}

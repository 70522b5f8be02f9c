import type { FormPurpose, FormTokens } from "./form-token.ts";

/** What a post shows about its sender, besides the fields of its form. */
export type Signals = {
  /** Whether the form's script sent it. */
  hasScripts: boolean;
  /** The content of the hidden field. */
  trap: string;
  token: string | undefined;
  /** Current browsers say where a post comes from. */
  tellsOrigin: boolean;
};

/** Why a post is suspect that came while everyone together sent too much. */
export const floodReason = "flood";

/** A question about insurance does not need this many links. */
const manyLinks = 3;

const link = /https?:\/\/|\bwww\.|\[url=|<a\s/gi;

/** Words of trades that write to every form. Each may also be a client's: a Ford Escort, a pharmacy, a casino. */
const spamWords =
  /\b(?:viagra|cialis|porn|escorts?|forex|backlinks?|link building|guest posts?|seo (?:services?|agency|experts?)|first page of google|rank on google)\b/i;

/**
 * Why a post looks like spam; empty if it does not (docs/decisions/0008). Such a post is stored and answered like any
 * other. Words and a missing origin are reasons only together with another.
 */
export async function spamReasons(
  { hasScripts, trap, token, tellsOrigin }: Signals,
  texts: readonly string[],
  purpose: FormPurpose,
  tokens: FormTokens,
): Promise<string[]> {
  const reasons: string[] = [];
  if (trap) reasons.push("honeypot");
  // Without scripts there is no token.
  if (token === undefined && hasScripts) reasons.push("no token");
  const fault =
    token === undefined ? undefined : await tokens.fault(token, purpose);
  if (fault) reasons.push(fault);
  const text = texts.join("\n");
  if ((text.match(link)?.length ?? 0) >= manyLinks) reasons.push("links");
  if (reasons.length === 0) return reasons;
  if (spamWords.test(text)) reasons.push("words");
  if (!tellsOrigin) reasons.push("no origin");
  return reasons;
}

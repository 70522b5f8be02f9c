import type { FormPurpose, FormTokens } from "./form-token.ts";

/** What a post says of its sender, besides the fields of its form. */
export type Signals = {
  /** Whether the form's script has sent it. */
  hasScripts: boolean;
  /** What stands in the field that nobody sees. */
  trap: string;
  token: string | undefined;
  /** A browser of today says where a post comes from. */
  tellsOrigin: boolean;
};

/** So many links are more than a question about insurance needs. */
const manyLinks = 3;

const link = /https?:\/\/|\bwww\.|\[url=|<a\s/gi;

/** Trades that write to every form. None of them is a word of ours: a casino may want to be insured. */
const spamWords =
  /\b(?:viagra|cialis|porn|escorts?|forex|backlinks?|link building|guest posts?|seo (?:services?|agency|experts?)|first page of google|rank on google)\b/i;

/**
 * Why a post looks like a machine's: an empty list where nothing does (docs/decisions/0008). Such a post is kept and
 * answered like any other. Where it comes from is a reason only beside another.
 */
export async function spamReasons(
  { hasScripts, trap, token, tellsOrigin }: Signals,
  texts: readonly string[],
  purpose: FormPurpose,
  tokens: FormTokens,
): Promise<string[]> {
  const reasons: string[] = [];
  if (trap) reasons.push("honeypot");
  // Without scripts nobody has a token.
  if (token === undefined && hasScripts) reasons.push("no token");
  const fault =
    token === undefined ? undefined : await tokens.fault(token, purpose);
  if (fault) reasons.push(fault);
  const text = texts.join("\n");
  if ((text.match(link)?.length ?? 0) >= manyLinks) reasons.push("links");
  if (spamWords.test(text)) reasons.push("words");
  if (reasons.length > 0 && !tellsOrigin) reasons.push("no origin");
  return reasons;
}

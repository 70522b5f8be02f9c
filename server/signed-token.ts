import { createHmac, timingSafeEqual } from "node:crypto";

/** In characters: ours have about 90. Hashing 256 KB for each key would cost more than the rest of a post. */
const longest = 200;

/**
 * Every token that the server signs: `<payload>.<HMAC-SHA256>`, safe in a URL. Some in sent mails never expire, so
 * this format must not change. A key that signs for several purposes signs the purpose too.
 */
export function signToken(
  key: string,
  payload: string,
  purpose?: string,
): string {
  const signed = purpose === undefined ? payload : `${purpose}.${payload}`;
  const mac = createHmac("sha256", key).update(signed).digest("base64url");
  return `${payload}.${mac}`;
}

/** The payload of a token if one of the keys signed it for this purpose. */
export function readToken(
  keys: readonly string[],
  token: string,
  purpose?: string,
): string | undefined {
  if (token.length > longest) return undefined;
  const payload = token.slice(0, Math.max(token.lastIndexOf("."), 0));
  const theirs = Buffer.from(token);
  const isOurs = keys.some((key) => {
    const ours = Buffer.from(signToken(key, payload, purpose));
    return ours.length === theirs.length && timingSafeEqual(ours, theirs);
  });
  return isOurs ? payload : undefined;
}

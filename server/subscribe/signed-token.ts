import { createHmac, timingSafeEqual } from "node:crypto";

/** What it says and a signature over it and its purpose, fit for an address: `<payload>.<HMAC-SHA256>`. */
export function signToken(
  key: string,
  purpose: string,
  payload: string,
): string {
  const mac = createHmac("sha256", key).update(`${purpose}.${payload}`);
  return `${payload}.${mac.digest("base64url")}`;
}

/** What a token says, where one of the keys has signed it for this purpose. */
export function readToken(
  keys: readonly string[],
  purpose: string,
  token: string,
): string | undefined {
  const payload = token.slice(0, Math.max(token.lastIndexOf("."), 0));
  const theirs = Buffer.from(token);
  const isOurs = keys.some((key) => {
    const ours = Buffer.from(signToken(key, purpose, payload));
    return ours.length === theirs.length && timingSafeEqual(ours, theirs);
  });
  return isOurs ? payload : undefined;
}

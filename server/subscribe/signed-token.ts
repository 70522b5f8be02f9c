import { createHmac, timingSafeEqual } from "node:crypto";

/** What it says and a signature over it, fit for an address: `<payload>.<HMAC-SHA256>`. A key is for one purpose. */
export function signToken(key: string, payload: string): string {
  const mac = createHmac("sha256", key).update(payload).digest("base64url");
  return `${payload}.${mac}`;
}

/** What a token says, where one of the keys has signed it. */
export function readToken(
  keys: readonly string[],
  token: string,
): string | undefined {
  const payload = token.slice(0, Math.max(token.lastIndexOf("."), 0));
  const theirs = Buffer.from(token);
  const isOurs = keys.some((key) => {
    const ours = Buffer.from(signToken(key, payload));
    return ours.length === theirs.length && timingSafeEqual(ours, theirs);
  });
  return isOurs ? payload : undefined;
}

import { createHmac, timingSafeEqual } from "node:crypto";

/** What it says and a signature over it and its purpose, fit for an address: `<payload>.<HMAC-SHA256>`. */
export function signToken(
  key: string,
  purpose: string,
  payload: string,
): string {
  const mac = signature(key, purpose, payload).toString("base64url");
  return `${payload}.${mac}`;
}

/** What a token says, where one of the keys has signed it for this purpose. */
export function readToken(
  keys: readonly string[],
  purpose: string,
  token: string,
): string | undefined {
  const end = token.lastIndexOf(".");
  const payload = token.slice(0, Math.max(end, 0));
  const mac = Buffer.from(token.slice(end + 1), "base64url");
  const isOurs = keys.some((key) => {
    const ours = signature(key, purpose, payload);
    return ours.length === mac.length && timingSafeEqual(ours, mac);
  });
  return isOurs ? payload : undefined;
}

const signature = (key: string, purpose: string, payload: string) =>
  createHmac("sha256", key).update(`${purpose}.${payload}`).digest();

import { createHmac, randomBytes } from "node:crypto";

const day = 86_400_000;

/**
 * Hashes an IP address with a key that is only in this process, and for at most a day. With a key in the store, anyone
 * who has a backup could try all addresses.
 */
export function ipHasher() {
  let key = { value: randomBytes(32), madeAt: Number.NaN };
  return (address: string, now: Date): string => {
    const age = now.getTime() - key.madeAt;
    // The clock may have gone back too.
    if (!(age >= 0 && age < day))
      key = { value: randomBytes(32), madeAt: now.getTime() };
    return createHmac("sha256", key.value).update(address).digest("base64url");
  };
}

import { createHmac } from "node:crypto";

/** What is signed besides the body. */
type Delivery = {
  id: string;
  /** Of this try, in seconds since 1970. */
  timestamp: number;
  body: string;
};

/**
 * The headers that prove where a webhook comes from, by the Standard Webhooks specification 1.0.0, "Signature scheme".
 * Each secret adds a signature, so that a receiver accepts the old one until it knows the new one.
 */
export function signedHeaders(
  { id, timestamp, body }: Delivery,
  secrets: readonly Buffer[],
): Record<string, string> {
  const sign = (secret: Buffer) =>
    createHmac("sha256", secret)
      .update(`${id}.${timestamp}.${body}`)
      .digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": secrets
      .map((secret) => `v1,${sign(secret)}`)
      .join(" "),
  };
}

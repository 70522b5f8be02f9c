import { readFileSync } from "node:fs";
import * as v from "valibot";
import { leadKinds } from "#forms/kinds.ts";
import { passing, setting } from "#server/setting.ts";
import { readMapping, type FieldMapping } from "./field-mapping.ts";
import { eventPaths } from "./lead-event.ts";

export type WebhookConfig = {
  /** Often a secret in itself. Never shown. */
  url: string;
  /** One, or the new and the old one. Never shown. */
  secrets: readonly Buffer[];
  /** If undefined, events are sent as they are. */
  mapping: FieldMapping | undefined;
};

/** The webhook settings of the environment. */
export const webhookSettings = {
  WEBHOOK_URL: setting(
    "An address (`https://…`) that gets each lead as JSON by POST, signed ([webhooks.md](webhooks.md)). Leads that look like spam are not sent. It needs `WEBHOOK_SECRET`.",
    passing(
      isWebhook,
      "is not an address such as https://crm.example.com/leads",
    ),
  ),
  WEBHOOK_SECRET: setting(
    "The secret that signs them: `whsec_` and 24 to 64 bytes in base64. To change it, set the new and the old one with a space between, until the receiver has the new one.",
    v.pipe(
      v.string(),
      v.transform((list) => list.split(/\s+/).filter(Boolean)),
      v.check(
        (list) => list.length >= 1 && list.length <= 2 && list.every(isSecret),
        "is not one secret, or two with a space between: whsec_ and 24 to 64 bytes in base64",
      ),
      v.transform((list) => list.map(bytesOf)),
    ),
  ),
  WEBHOOK_FIELDS: setting(
    "A JSON file that gives the fields the receiver's names ([webhooks.md](webhooks.md#other-names)).",
    v.pipe(
      v.string(),
      v.rawTransform<string, FieldMapping>(({ dataset, addIssue, NEVER }) => {
        try {
          return readMapping(
            readFileSync(dataset.value, "utf8"),
            leadKinds.map(eventPaths),
          );
        } catch (error) {
          addIssue({ message: problemOf(error) });
          return NEVER;
        }
      }),
    ),
  ),
};

type Settings = v.InferOutput<
  v.ObjectSchema<typeof webhookSettings, undefined>
>;

export function webhookConfig({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: secrets,
  WEBHOOK_FIELDS: mapping,
}: Settings): WebhookConfig | undefined {
  return url && secrets ? { url, secrets, mapping } : undefined;
}

/** Unencrypted only to this machine. fetch accepts no password in an address. */
export function isWebhook(text: string): boolean {
  const { protocol, hostname, username, password } = URL.parse(text) ?? {};
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname ?? "");
  return (
    !username &&
    !password &&
    (protocol === "https:" || (protocol === "http:" && isLocal))
  );
}

const prefix = "whsec_";

const bytesOf = (secret: string) =>
  Buffer.from(secret.slice(prefix.length), "base64");

/** Exactly as written, because a receiver may decode less patiently than Node. */
function isSecret(text: string): boolean {
  const bytes = bytesOf(text);
  return (
    text === `${prefix}${bytes.toString("base64")}` &&
    bytes.length >= 24 &&
    bytes.length <= 64
  );
}

/** Node's own message says the path, which the owner has set. */
function problemOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ? `cannot be read: ${code}` : `is wrong: it ${message}`;
}

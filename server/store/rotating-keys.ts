import type { Db, SecretTable } from "./schema.ts";
import { after } from "#server/after.ts";
import { addSecret, datedSecrets, type DatedSecret } from "./secrets.ts";

const hour = 3_600_000;

/** A key signs for this long, and verifies for twice as long, so its last signature is valid for as long again. */
const signs = 24 * hour;
const verifies = 2 * signs;

/** How long keys are cached before newer ones from another process are read. */
const remembered = 60_000;
/** The same, when a missing key is looked up. */
const looked = 1_000;

/** Daily keys of a purpose. All methods throw if the store cannot be reached. */
export function rotatingKeys(
  db: Db,
  purpose: SecretTable["purpose"],
  now: () => Date,
) {
  let known: DatedSecret[] = [];
  let readAt = Number.NEGATIVE_INFINITY;

  const ageOf = (key: DatedSecret) =>
    now().getTime() - Date.parse(key.created_at);

  async function read(patience: number): Promise<DatedSecret[]> {
    // If the clock went back, they must not be kept forever.
    if (Math.abs(now().getTime() - readAt) >= patience) {
      known = await datedSecrets(db, purpose);
      readAt = now().getTime();
    }
    return known.filter((key) => ageOf(key) < verifies);
  }

  async function make(): Promise<string> {
    const at = now();
    const value = await addSecret(db, purpose, at);
    await db
      .deleteFrom("secrets")
      .where("purpose", "=", purpose)
      .where("created_at", "<", after(at, -verifies))
      .execute();
    // If two processes create one at the same moment, both use the same one.
    const [newest] = await read(0);
    return newest?.value ?? value;
  }

  const values = (keys: DatedSecret[]) => keys.map((key) => key.value);
  return {
    /** The key that signs now, created if none is young enough. */
    async newest() {
      const [newest] = await read(remembered);
      return newest && ageOf(newest) < signs ? newest.value : make();
    },
    /** Every key that still verifies, the newest first. */
    all: async () => values(await read(remembered)),
    /** The same, including keys that another process created in the last minute. */
    latest: async () => values(await read(looked)),
  };
}

import { expect, onTestFinished, test } from "vitest";
import { secret, secrets } from "./secrets.ts";
import { openStore } from "./store.ts";
import { describeStores, type Place } from "./stores.fixture.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const later = new Date("2026-11-20T12:00:01Z");

async function open(place: Place) {
  const { db } = await openStore(place);
  onTestFinished(() => db.destroy());
  return db;
}

describeStores((newPlace) => {
  test("a secret is created when first needed, and outlasts the process", async () => {
    const place = await newPlace();
    const made = await secret(await open(place), "unsubscribe", noon);
    expect(Buffer.from(made, "base64url")).toHaveLength(32);
    expect(await secret(await open(place), "unsubscribe", later)).toBe(made);
  });

  test("each purpose has its own", async () => {
    const db = await open(await newPlace());
    const one = await secret(db, "unsubscribe", noon);
    expect(await secret(db, "email-hash", noon)).not.toBe(one);
    expect(await secrets(db, "unsubscribe")).toEqual([one]);
  });

  test("processes that need the first one at the same moment agree on it", async () => {
    const place = await newPlace();
    const one = await open(place);
    const other = await open(place);
    const made = await Promise.all(
      [one, other, one, other].map((db) => secret(db, "confirm", noon)),
    );
    expect(new Set(made).size).toBe(1);
  });

  test("the newest signs, and older ones are still known", async () => {
    const db = await open(await newPlace());
    const old = await secret(db, "confirm", noon);
    await db
      .insertInto("secrets")
      .values({
        purpose: "confirm",
        value: "newer",
        created_at: later.toISOString(),
      })
      .execute();
    expect(await secret(db, "confirm", noon)).toBe("newer");
    expect(await secrets(db, "confirm")).toEqual(["newer", old]);
  });
});

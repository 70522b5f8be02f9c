import { expect, onTestFinished, test } from "vitest";
import { addSecret, secret, secrets } from "./secrets.ts";
import { openStore } from "./store.ts";
import { describeStores, emptyStore, type Place } from "./stores.fixture.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const later = new Date("2026-11-20T12:00:01Z");

async function open(place: Place) {
  const { db } = await openStore(place);
  onTestFinished(() => db.destroy());
  return db;
}

describeStores((newPlace) => {
  test("a secret is created when first needed, one for each purpose, and outlasts the process", async () => {
    const place = await newPlace();
    const db = await open(place);
    const made = await secret(db, "unsubscribe", noon);
    expect(Buffer.from(made, "base64url")).toHaveLength(32);
    expect(await secret(db, "email-hash", noon)).not.toBe(made);
    expect(await secret(await open(place), "unsubscribe", later)).toBe(made);
    expect(await secrets(db, "unsubscribe")).toEqual([made]);
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
    const { db } = await emptyStore(newPlace);
    const old = await secret(db, "confirm", noon);
    const newer = await addSecret(db, "confirm", later);
    expect(await secret(db, "confirm", noon)).toBe(newer);
    expect(await secrets(db, "confirm")).toEqual([newer, old]);
  });
});

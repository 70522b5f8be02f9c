import { beforeEach, describe, expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import type { Db } from "#server/store/schema.ts";
import { openStore } from "#server/store/store.ts";
import { formTokens, type FormTokens } from "./form-token.ts";

const second = 1000;
const hour = 3600 * second;

let db: Db;
let clock: Date;
let tokens: FormTokens;
const later = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds);
};
const keys = () => db.selectFrom("secrets").selectAll().execute();

/** A different letter from this one. */
const another = (letter: string) => (letter === "A" ? "B" : "A");

beforeEach(async () => {
  clock = new Date("2026-11-20T12:00:00Z");
  ({ db } = await openStore({ dataDir: temporaryFolder() }));
  tokens = await formTokens(db, () => clock);
  return () => db.destroy();
});

test.each([
  [0, "speed"],
  [2 * second - 1, "speed"],
  [2 * second, undefined],
  [24 * hour, undefined],
  [24 * hour + 1, "old token"],
  // A visitor is not to blame for a clock that was set back.
  [-hour, undefined],
])("a token that is %i ms old: %s", async (age, fault) => {
  const token = await tokens.issue("contact");
  later(age);
  expect(await tokens.fault(token, "contact")).toBe(fault);
});

test("a forged token is bad, and so is one of another form", async () => {
  const token = await tokens.issue("contact");
  later(5 * second);
  for (const forged of [
    "",
    "a.b.c",
    token.replace(/^./, "0"),
    // Its nonce, and its signature.
    token.replace(/(?<=\.)./, another),
    token.replace(/[^.](?=[^.]{42}$)/, another),
    token.slice(0, -4),
    `${token}A`,
  ])
    expect(await tokens.fault(forged, "contact"), forged).toBe("bad token");
  expect(await tokens.fault(token, "subscribe")).toBe("bad token");
});

describe("keys", () => {
  test("there is a new one each day, the previous one still verifies, and older ones are deleted", async () => {
    await formTokens(db, () => clock);
    expect(await keys()).toMatchObject([{ purpose: "form-token" }]);
    later(24 * hour - 1);
    const token = await tokens.issue("contact");
    expect(await keys()).toHaveLength(1);
    later(24 * hour);
    await tokens.issue("contact");
    expect(await keys()).toHaveLength(2);
    expect(await tokens.fault(token, "contact")).toBeUndefined();
    later(1);
    expect(await tokens.fault(token, "contact")).toBe("bad token");
    later(24 * hour);
    await tokens.issue("contact");
    expect(await keys()).toHaveLength(2);
  });

  test("those of another process are found as soon as they are needed", async () => {
    later(24 * hour);
    const other = await formTokens(db, () => clock);
    const token = await other.issue("contact");
    later(5 * second);
    expect(await tokens.fault(token, "contact")).toBeUndefined();
  });

  test("unreadable ones make nobody suspect", async () => {
    const token = await tokens.issue("contact");
    await db.destroy();
    later(90 * second);
    expect(await tokens.fault(token, "contact")).toBeUndefined();
  });
});

test("a token vouches for five posts from the network that it was issued to", async () => {
  const token = await tokens.issue("contact", "2001:db8::1");
  for (const vouches of [true, true, true, true, true, false, false])
    expect(await tokens.vouches(token, "2001:db8::2")).toBe(vouches);
  const other = await tokens.issue("contact", "2001:db8::1");
  for (const address of ["192.0.2.1", "2001:db8:0:1::1", undefined])
    expect(await tokens.vouches(other, address)).toBe(false);
  // No two are alike.
  expect(await tokens.vouches(other, "2001:db8::1")).toBe(true);
});

test("it allows one receipt, and one from before the networks none", async () => {
  const token = await tokens.issue("contact", "192.0.2.1");
  expect(await tokens.allowsMail(token, "192.0.2.2")).toBe(false);
  expect(await tokens.allowsMail(token, "192.0.2.1")).toBe(true);
  expect(await tokens.allowsMail(token, "192.0.2.1")).toBe(false);
  const [time, nonce, , mac] = token.split(".");
  const older = [time, nonce, mac].join(".");
  expect(await tokens.allowsMail(older, "192.0.2.1")).toBe(false);
});

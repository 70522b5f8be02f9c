import { expect, test } from "vitest";
import { isLive } from "./live.ts";

test("LIVE=1 is live, nothing is a preview, and another value is an error", () => {
  expect(isLive({ LIVE: "1" })).toBe(true);
  for (const LIVE of [undefined, "", "0"]) expect(isLive({ LIVE })).toBe(false);
  for (const LIVE of ["true", "yes", "2"])
    expect(() => isLive({ LIVE })).toThrow("LIVE=1");
});

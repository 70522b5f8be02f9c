import { expect, test } from "vitest";
import { securityTxt } from "./make-security-txt.ts";

const expires = (now: string) =>
  /^Expires: (.+)$/m.exec(securityTxt(new Date(now)))?.[1] ?? "";

test.each(["2026-11-21T18:30:00Z", "2028-02-29T00:00:00Z"])(
  "expires a year after the build, and never later (built %s)",
  (now) => {
    const days =
      (Date.parse(expires(now)) - Date.parse(now)) / (24 * 3600 * 1000);
    expect(days).toBeGreaterThan(363);
    expect(days).toBeLessThanOrEqual(366);
  },
);

test("gives moments as RFC 3339 does, and one address to write to", () => {
  expect(expires("2026-11-21T18:30:00Z")).toMatch(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  );
  expect(
    securityTxt(new Date("2026-11-21")).match(/^Contact: mailto:\S+@\S+$/gm),
  ).toHaveLength(1);
});

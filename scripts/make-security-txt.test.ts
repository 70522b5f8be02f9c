import { expect, test } from "vitest";
import { securityTxt } from "./make-security-txt.ts";

const expires = (now: string) =>
  /^Expires: (.+)$/m.exec(securityTxt(new Date(now)))?.[1] ?? "";

test.each(["2026-11-21T18:30:00Z", "2028-02-29T00:00:00Z"])(
  "expires at most a year after the build (built %s)",
  (now) => {
    const days =
      (Date.parse(expires(now)) - Date.parse(now)) / (24 * 3600 * 1000);
    expect(days).toBeGreaterThan(363);
    expect(days).toBeLessThanOrEqual(366);
  },
);

test("writes times in RFC 3339 format, and one contact address", () => {
  expect(expires("2026-11-21T18:30:00Z")).toMatch(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  );
  expect(
    securityTxt(new Date("2026-11-21")).match(/^Contact: mailto:\S+@\S+$/gm),
  ).toHaveLength(1);
});

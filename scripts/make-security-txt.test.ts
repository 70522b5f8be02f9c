import { expect, test } from "vitest";
import { securityTxt } from "./make-security-txt.ts";

test.each(["2026-11-21T18:30:00Z", "2028-02-29T00:00:00Z"])(
  "names one contact, and expires within a year of the build, in the format of RFC 3339 (built %s)",
  (now) => {
    const text = securityTxt(new Date(now));
    expect(text.match(/^Contact: mailto:\S+@\S+$/gm)).toHaveLength(1);
    const [, expires = ""] =
      /^Expires: (\d{4}-\d\d-\d\dT[\d:.]{12}Z)$/m.exec(text) ?? [];
    const days = (Date.parse(expires) - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(363);
    expect(days).toBeLessThanOrEqual(366);
  },
);

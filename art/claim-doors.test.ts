import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { claimDoors, drawClaimDoors } from "./claim-doors.ts";

const svg = drawClaimDoors();

test("all five pictures weigh at most 4 KB gzipped", () => {
  expect(gzipSync(svg, { level: 9 }).byteLength).toBeLessThanOrEqual(4 * 1024);
});

test("each picture is a view, by day and by night, with finite numbers only", () => {
  for (const id of claimDoors) expect(svg).toContain(`<view id="${id}"`);
  expect(svg).toContain("@media(prefers-color-scheme:dark)");
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

import { expect, test } from "vitest";
import { isArrival } from "./arrival.ts";

const loaded = {
  move: "POP",
  first: true,
  load: "navigate",
  restored: false,
} as const;

test("a document loaded by a link or a typed address is an arrival", () => {
  expect(isArrival(loaded)).toBe(true);
});

test("a link within the site is an arrival, however the document was loaded", () => {
  for (const load of ["navigate", "reload", "back_forward"])
    expect(isArrival({ ...loaded, move: "PUSH", first: false, load })).toBe(
      true,
    );
});

test("a reload and a load by Back or Forward are not arrivals", () => {
  for (const load of ["reload", "back_forward", "prerender", undefined])
    expect(isArrival({ ...loaded, load })).toBe(false);
});

test("a move by Back or Forward within the site is not an arrival", () => {
  expect(isArrival({ ...loaded, first: false })).toBe(false);
});

test("a page from the back/forward cache is not an arrival", () => {
  expect(isArrival({ ...loaded, restored: true })).toBe(false);
});

import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test("with few pages, all are linked", () => {
  expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test.each([
  [1, [1, 2, 3, 4, 5, 0, 1000]],
  [4, [1, 2, 3, 4, 5, 0, 1000]],
  [5, [1, 0, 4, 5, 6, 0, 1000]],
  [997, [1, 0, 996, 997, 998, 999, 1000]],
  [1000, [1, 0, 996, 997, 998, 999, 1000]],
])("of a thousand pages, page %i links to a handful", (page, shown) => {
  expect(pageWindow(page, 1000)).toEqual(shown);
});

import { expect, test } from "vitest";
import { pageForAllWidths, placeOf, widths } from "./paging.ts";

const sizes = { narrow: 2, medium: 8, wide: 11 };
const list = Array.from({ length: 17 }, (_, index) => index + 1);

const shownAt = (page: number, width: (typeof widths)[number]) =>
  pageForAllWidths(list, sizes, page)
    .entries.filter((one) => one.widths.includes(width))
    .map(({ entry }) => entry);

test("17 articles make 9 pages of 2, 3 of 8 and 2 of 11", () => {
  expect(pageForAllWidths(list, sizes, 1).places).toEqual({
    narrow: { page: 1, pages: 9 },
    medium: { page: 1, pages: 3 },
    wide: { page: 1, pages: 2 },
  });
});

test("the first page has the widest list and shows each width its own", () => {
  expect(pageForAllWidths(list, sizes, 1).entries).toHaveLength(11);
  expect(shownAt(1, "narrow")).toEqual([1, 2]);
  expect(shownAt(1, "medium")).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(shownAt(1, "wide")).toHaveLength(11);
});

test("a page past the last of a width shows that width's last page", () => {
  expect(shownAt(3, "narrow")).toEqual([5, 6]);
  expect(shownAt(3, "medium")).toEqual([17]);
  expect(shownAt(3, "wide")).toEqual([12, 13, 14, 15, 16, 17]);
});

test("walking through the pages of a width shows every article once", () => {
  for (const width of widths) {
    const { pages } = pageForAllWidths(list, sizes, 1).places[width];
    const walked = Array.from({ length: pages }, (_, index) =>
      shownAt(index + 1, width),
    );
    expect(walked.flat()).toEqual(list);
  }
});

test("an empty list has one page", () => {
  expect(placeOf(0, 2, 5)).toEqual({ page: 1, pages: 1 });
});

import { longIf } from "../e2e/test.ts";
import { aCoveragePage, anIndustry, pageKinds } from "../e2e/page-kinds.ts";
import { laptop, phone, seen } from "./sight.ts";
import { expect, test } from "./test.ts";

/** Polling interval in ms. The usual 100, 250 and 500 would double React's waiting time on every page. */
const soon = { intervals: [20] };

/** Pages with the most parts of their own; npm run test:all visits one of each kind. */
const pages =
  process.env.TESTS === "all"
    ? pageKinds
    : ["/", "/about", "/coverage-finder", anIndustry, aCoveragePage];

// One visitor for all pages: a new visitor costs more than a page.
for (const size of [laptop, phone])
  test(
    `a page of each kind shows its heading, in both themes, and never scrolls sideways (${size.width} px)`,
    longIf(size === laptop),
    async ({ visitor }) => {
      test.setTimeout(pages.length * 10_000);
      await visitor.resize(size);
      for (const path of pages) {
        await visitor.visit(path);
        await visitor.read(() => dispatchEvent(new Event("pointermove")));
        // /onboarding has no scripts to wait for.
        await expect
          .poll(
            () => visitor.read(() => document.documentElement.dataset.scripts),
            soon,
          )
          .not.toBe("pending");
        for (const theme of ["light", "dark"]) {
          await visitor.read((name) => {
            document.documentElement.dataset.theme = name;
          }, theme);
          expect(await seen(visitor, "h1")).toBe(true);
          expect(
            await visitor.read(() => document.documentElement.scrollWidth),
          ).toBeLessThanOrEqual(size.width);
        }
      }
    },
  );

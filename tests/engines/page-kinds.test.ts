import { pageKinds } from "../e2e/page-kinds.ts";
import { laptop, phone, seen } from "./sight.ts";
import { expect, test } from "./test.ts";

for (const path of pageKinds)
  test(`${path} shows its heading, in both themes, and never scrolls sideways`, async ({
    visitor,
  }) => {
    await visitor.resize(laptop);
    await visitor.visit(path);
    await visitor.read(() => dispatchEvent(new Event("pointermove")));
    // /onboarding has no scripts to wait for.
    await expect
      .poll(() => visitor.read(() => document.documentElement.dataset.scripts))
      .not.toBe("pending");
    for (const theme of ["light", "dark"])
      for (const size of [laptop, phone]) {
        await visitor.resize(size);
        await visitor.read((name) => {
          document.documentElement.dataset.theme = name;
        }, theme);
        expect(await seen(visitor, "h1")).toBe(true);
        expect(
          await visitor.read(() => document.documentElement.scrollWidth),
        ).toBeLessThanOrEqual(size.width);
      }
  });

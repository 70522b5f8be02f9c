import type { Page } from "@playwright/test";
import { examples } from "#content/examples.ts";
import { dollars } from "#words/dollars.ts";
import {
  expect,
  holdScripts,
  hydrate,
  loseScripts,
  open,
  phone,
  still,
  test,
} from "./test.ts";

const { quotes, events } = examples.comparison;
const [first, second, third] = events.map(({ name }) => name) as [
  string,
  string,
  string,
];

test.use(still);

const section = (page: Page) => page.locator("#compare");
const choice = (page: Page, name: string) =>
  section(page).getByRole("radio", { name });
const tables = (page: Page) => section(page).getByRole("table");
const live = (page: Page) => section(page).locator("[aria-live=polite]");

/** What the tables in view say: the whole, and for each quote its name and its two amounts. */
const shown = (page: Page) =>
  tables(page).evaluateAll((all) =>
    all.map((table) => {
      const amount = (text: string | null | undefined) =>
        /\$[\d,]+/.exec(text ?? "")?.[0];
      return {
        total: amount(table.querySelector("caption b")?.textContent),
        rows: [...table.querySelectorAll("tbody tr")].map((row) => {
          const [quote, pays, left] = [...row.children].map(
            (cell) => cell.textContent,
          );
          return { quote, pays: amount(pays), left: amount(left) };
        }),
      };
    }),
  );

/** What a table of an event has to say. */
const expected = ({ total, results }: (typeof events)[number]) => ({
  total: dollars(total),
  rows: results.map(({ pays, left }, index) => ({
    quote: quotes[index]!.name,
    pays: dollars(pays),
    left: dollars(left),
  })),
});

async function expectChosen(page: Page, index: number) {
  await expect(choice(page, events[index]!.name)).toBeChecked();
  expect(await shown(page)).toEqual([expected(events[index]!)]);
}

test("the keyboard chooses what happens, and one line says what each quote pays", async ({
  page,
}) => {
  await open(page, "/");
  await expectChosen(page, 0);
  await expect(live(page)).toHaveText("");
  await choice(page, first).focus();
  for (const [key, index] of [
    ["ArrowRight", 1],
    ["ArrowDown", 2],
    ["ArrowRight", 0],
    ["ArrowLeft", 2],
  ] as const) {
    await page.keyboard.press(key);
    await expectChosen(page, index);
    await expect(choice(page, events[index]!.name)).toBeFocused();
    const line = (await live(page).textContent()) ?? "";
    const amounts = events[index]!.results.flatMap(({ pays, left }) => [
      dollars(pays),
      dollars(left),
    ]);
    expect(line.match(/\$[\d,]+\d/g)).toEqual(amounts);
  }
  await choice(page, second).focus();
  await page.keyboard.press("Space");
  await expectChosen(page, 1);
});

test("a click anywhere on a tile chooses it", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/");
  const tile = section(page).locator("label", { hasText: third });
  const { width, height } = (await tile.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await tile.click({ position: { x: width / 2, y: 8 } });
  await expectChosen(page, 2);
});

test("a choice from before React works, stays, and is said", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/");
  await choice(page, second).check();
  await expectChosen(page, 1);
  release();
  await hydrate(page);
  await expectChosen(page, 1);
  await expect(live(page)).toContainText(dollars(events[1]!.results[0]!.pays));
});

test("Back keeps the choice that the page shows", async ({ page }) => {
  await open(page, "/");
  await choice(page, third).check();
  await page.goto("/about");
  await page.goBack();
  await hydrate(page);
  const chosen = await section(page)
    .getByRole("radio")
    .evaluateAll((all) =>
      all.findIndex((radio) => (radio as HTMLInputElement).checked),
    );
  await expectChosen(page, chosen);
});

test("each bar is as long as its amount, one quote leaves the most, and no word breaks on a phone, whatever happens; paper has all tables", async ({
  page,
}) => {
  await open(page, "/");
  for (const { name, total, results } of events) {
    await choice(page, name).check();
    const rows = tables(page).locator("tbody tr");
    for (const [index, { pays, left }] of results.entries()) {
      const [whole, paid, kept] = await rows
        .nth(index)
        .locator("svg")
        .evaluateAll((parts) =>
          parts.map((part) => part.getBoundingClientRect().width),
        );
      expect.soft(paid! / whole!, name).toBeCloseTo(pays / total, 2);
      expect.soft(kept! / whole!, name).toBeCloseTo(left / total, 2);
    }
    const most = Math.max(...results.map(({ left }) => left));
    const worst = tables(page).locator("[data-worst]");
    await expect(worst, name).toHaveCount(1);
    await expect(worst, name).toContainText(dollars(most));
    // In words too, not only in color.
    const others = rows.locator("td:not([data-worst])", {
      hasText: dollars(results.find(({ left }) => left !== most)!.left),
    });
    const withoutAmount = (text: string | null) =>
      text?.replaceAll(/\$[\d,]+/g, "");
    expect
      .soft(withoutAmount(await worst.textContent()), name)
      .not.toBe(withoutAmount(await others.last().textContent()));
  }

  for (const width of [320, 375, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { name } of events) {
      await choice(page, name).check();
      const broken = await section(page).evaluate((root) => {
        const found: string[] = [];
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode())
          for (const { index, 0: word } of (node.textContent ?? "").matchAll(
            /[^\s-]+/g,
          )) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = [...range.getClientRects()].map(({ top }) => top);
            if (new Set(tops).size > 1) found.push(word);
          }
        return found;
      });
      expect.soft(broken, `${name} at ${width} px`).toEqual([]);
    }
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }

  await page.emulateMedia({ media: "print" });
  expect(await shown(page)).toEqual(events.map(expected));
  for (const radio of await section(page).locator("[type=radio]").all())
    await expect(radio).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all events are tables with names, columns and rows", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(tables(page)).toHaveCount(events.length);
    expect(await shown(page)).toEqual(events.map(expected));
    for (const [index, { total, results }] of events.entries()) {
      const table = tables(page).nth(index);
      await expect(table).toBeVisible();
      await expect(table).toHaveAccessibleName(
        new RegExp(dollars(total).replace("$", "\\$")),
      );
      await expect(table.getByRole("columnheader")).toHaveCount(4);
      await expect(table.getByRole("rowheader")).toHaveCount(results.length);
    }
  });
});

test.describe("if the scripts are lost", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("all events show as without scripts", async ({ page }) => {
    await loseScripts(page);
    await page.goto("/");
    await page.mouse.move(2, 2);
    await expect(tables(page)).toHaveCount(events.length);
  });
});

import type { Page } from "@playwright/test";
import { examples } from "#content/examples.ts";
import { dollars } from "#words/dollars.ts";
import { expect, holdScripts, hydrate, still, test } from "./test.ts";

const { quotes, events } = examples.comparison;

test.use(still);

const section = (page: Page) => page.locator("#compare");
const choice = (page: Page, index: number) =>
  section(page).getByRole("radio").nth(index);
const tables = (page: Page) => section(page).getByRole("table");

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
  await expect(choice(page, index)).toBeChecked();
  expect(await shown(page)).toEqual([expected(events[index]!)]);
}

test("the keyboard chooses what happens, and one line says what each quote pays", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/");
  await choice(page, 1).check();
  await expectChosen(page, 1);
  release();
  await hydrate(page);
  await expectChosen(page, 1);
  await choice(page, 0).check();
  await expectChosen(page, 0);
  for (const [key, index] of [
    ["ArrowRight", 1],
    ["ArrowDown", 2],
    ["ArrowRight", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectChosen(page, index);
    const amounts = events[index]!.results.flatMap(({ pays, left }) => [
      dollars(pays),
      dollars(left),
    ]);
    const line = await section(page)
      .locator("[aria-live=polite]")
      .textContent();
    expect(line?.match(/\$[\d,]+\d/g)).toEqual(amounts);
  }
});

test("paper has the tables of all events, with bars as long as their amounts", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/");
  expect(await shown(page)).toEqual(events.map(expected));
  const bars = events.flatMap(({ total, results }) =>
    results.flatMap(({ pays, left }) => [1, pays / total, left / total]),
  );
  const widths = await tables(page)
    .locator("tbody svg")
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect().width),
    );
  expect(widths).toHaveLength(bars.length);
  for (const [index, share] of bars.entries())
    expect(widths[index]! / widths[index - (index % 3)]!).toBeCloseTo(share, 2);
});

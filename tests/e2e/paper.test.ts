import { expect, open, test } from "./test.ts";

const paper = { width: 720, height: 960 };

test("on paper every answer, tab and slide shows, without controls", async ({
  page,
}) => {
  await open(page, "/");
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: "print" });
  const hidden = await page.evaluate(() =>
    [
      "[role=tabpanel]",
      "[role=tabpanel] li",
      "#faq details",
      "#testimonials figure",
      "main picture",
    ].filter((selector) => {
      const elements = [...document.querySelectorAll(selector)];
      return (
        elements.length === 0 ||
        elements.some((element) => !element.checkVisibility())
      );
    }),
  );
  expect(hidden).toEqual([]);
  const answers = await page
    .locator("#faq details > :last-child")
    .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(Math.min(...answers)).toBeGreaterThan(0);
  await expect(page.locator("main button:visible")).toHaveCount(0);
  const slides = await page
    .locator("#testimonials figure")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...slides)).toBeLessThanOrEqual(paper.width);
  const thumbnails = page.locator("#specialties li img");
  await expect(thumbnails.filter({ visible: true })).toHaveCount(0);
});

for (const theme of ["light", "dark"])
  test(`on paper no light letters lose their ground (${theme})`, async ({
    page,
  }) => {
    await page.addInitScript(
      (storedTheme) => localStorage.setItem("theme", storedTheme),
      theme,
    );
    for (const path of ["/", "/careers", "/services/commercial-property"]) {
      await page.goto(path);
      await page.setViewportSize(paper);
      await page.emulateMedia({ media: "print" });
      const faint = await page.evaluate(() => {
        const canvas = document.createElement("canvas").getContext("2d")!;
        const brightness = (color: string) => {
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
          const { data } = canvas.getImageData(0, 0, 1, 1);
          return data[0]! + data[1]! + data[2]!;
        };
        return [...document.querySelectorAll<HTMLElement>("main *")]
          .filter(
            (element) =>
              element.checkVisibility() &&
              !element.closest("svg") &&
              // On a bar, which keeps its color on paper.
              !element.parentElement!.querySelector(":scope > svg") &&
              element.innerText?.trim() &&
              brightness(getComputedStyle(element).color) > 600,
          )
          .map((element) => element.outerHTML.slice(0, 80));
      });
      expect(faint).toEqual([]);
    }
  });

import { expect, open, test } from "./test.ts";

const families = [
  { tab: "Commercial", panel: "#commercial-panel", cards: 14 },
  { tab: "Personal", panel: "#personal-panel", cards: 9 },
  { tab: "Services", panel: "#services-panel", cards: 7 },
];

for (const { width, most } of [
  { width: 767, most: 5 },
  { width: 768, most: Infinity },
])
  test(`the specialty tabs show 14, 9 and 7 cards, five of each below 768 px (at ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/");
    for (const { tab, panel, cards } of families) {
      await page.getByRole("tab", { name: tab }).click();
      const links = page.locator(panel).getByRole("link");
      await expect(links.first()).toBeVisible();
      await expect(links).toHaveCount(Math.min(cards, most));
    }
  });

test("every specialty card stands in the HTML, each with an address of its own", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  for (const { panel, cards } of families) {
    const start = html.indexOf(`id="${panel.slice(1)}"`);
    const end = html.indexOf("</ul>", start);
    const addresses = [
      ...html.slice(start, end).matchAll(/<a [^>]*href="([^"]+)"/g),
    ].map(([, address]) => address);
    expect(new Set(addresses).size).toBe(cards);
  }
});

test("one tab is chosen at a time, by click and by the keys of the APG pattern", async ({
  page,
}) => {
  await open(page, "/");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Personal").click();
  await expect(tab("Personal")).toHaveAttribute("aria-selected", "true");
  await expect(tab("Commercial")).toHaveAttribute("aria-selected", "false");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  for (const [key, chosen] of [
    ["ArrowRight", "Services"],
    ["ArrowRight", "Commercial"],
    ["ArrowLeft", "Services"],
    ["Home", "Commercial"],
    ["End", "Services"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(chosen)).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: chosen })).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  }
});

test("the team shows three at a time, and Load Less goes back to the first three", async ({
  page,
}) => {
  await open(page, "/");
  const team = page.getByRole("region", { name: "Executive team" });
  const names = team.getByRole("heading", { level: 3 });
  await expect(names).toHaveCount(3);
  await expect(team.getByRole("button", { name: "Load Less" })).toBeHidden();

  await team.getByRole("button", { name: "Load More" }).click();
  await expect(names).toHaveCount(6);
  await expect(names.nth(3)).toBeFocused();
  await expect(team.getByRole("button", { name: "Load More" })).toBeHidden();

  await team.getByRole("button", { name: "Load Less" }).click();
  await expect(names).toHaveCount(3);
  await expect(names.first()).toBeFocused();
  await expect(team.getByRole("button", { name: "Load More" })).toBeVisible();
});

test("the contact form's message has three rows", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveAttribute(
    "rows",
    "3",
  );
});

test("Schedule a Meeting leads to the booking scheduler", async ({ page }) => {
  await open(page, "/");
  await page
    .getByRole("link", { name: /^Schedule a Meeting/ })
    .first()
    .click();
  await expect(page).toHaveURL("/portals/booking-scheduler");
});

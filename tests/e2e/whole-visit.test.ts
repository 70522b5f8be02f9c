import { controls } from "./controls.ts";
import { fillIn } from "./filled-form.ts";
import { expect, hydrate, open, painted, test } from "./test.ts";

test("a whole visit makes no request to another host, gets no cookie, and stores only the theme and scroll positions", async ({
  page,
  context,
  baseURL,
}) => {
  const asked: URL[] = [];
  const cookies: string[] = [];
  context.on("request", (request) => asked.push(new URL(request.url())));
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.responseReceivedExtraInfo", ({ headers }) => {
    for (const [name, value] of Object.entries(headers))
      if (name.toLowerCase() === "set-cookie") cookies.push(value);
  });
  const dark = page
    .locator("header")
    .getByRole("button", { name: "Dark theme" });

  await open(page, "/");
  await dark.click();
  for (const section of await page.locator("main > *").all()) {
    await section.scrollIntoViewIfNeeded();
    await painted(page);
  }
  await fillIn(page);
  await page.getByRole("button", { name: controls.send }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: controls.ok })
    .click();
  await page
    .locator("header")
    .getByRole("link", { name: "Client portals" })
    .click();
  await expect(page).toHaveURL("/portals");
  await page.goto("/blog/search");
  await page.getByRole("main").getByRole("searchbox").fill("hail");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=hail/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/portals");
  await hydrate(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  const hosts = asked
    .filter(({ protocol }) => protocol !== "data:")
    .map(({ origin }) => origin);
  expect(hosts.length).toBeGreaterThan(20);
  expect([...new Set(hosts)]).toEqual([baseURL]);
  expect(cookies).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
  ]);
  // Where the visit came from, gone with the tab.
  expect(kept).toEqual(["theme", "visit"]);
});

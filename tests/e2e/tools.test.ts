import type { Page } from "@playwright/test";
import { copyLink } from "#content/ui/copy-link.ts";
import { exampleTag } from "#content/ui/example-tag.ts";
import { tool as words } from "#content/ui/tool.ts";
import { button, expect, open, still, test } from "./test.ts";

test.use({ ...still, permissions: ["clipboard-read", "clipboard-write"] });

const path = "/tools/deductible";
const tool = (page: Page) => page.locator("[data-tool]");
const field = (page: Page, name: string) => tool(page).locator(`#${name}`);

/** What each field gets, as people write it, and what follows. */
const typed = { insured: "$400k", loss: "30 000", wind: "2 %" };
const result = /\$30,000.*\$8,000/;

test("a tool answers at once, and sends nothing", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await open(page, path);
  await expect(tool(page).getByText(exampleTag.label)).toBeVisible();
  const liveRegion = tool(page).locator("[aria-live]");
  await expect(liveRegion).toHaveText("");

  await field(page, "insured").fill("a lot");
  await expect(tool(page).getByText(exampleTag.label)).toBeHidden();
  await expect(field(page, "insured")).not.toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await page.keyboard.press("Tab");
  await expect(field(page, "insured")).toHaveAttribute("aria-invalid", "true");
  for (const [name, text] of Object.entries(typed))
    await field(page, name).fill(text);
  await expect(liveRegion).toHaveText(result);
  await expect(field(page, "insured")).not.toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await field(page, "wind").press("Enter");
  await expect(page).toHaveURL(path);

  await button(tool(page), copyLink.copy).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(requests.filter((url) => /tool=|\/api\//.test(url))).toEqual([]);
  const opened = page.waitForResponse(/\/contact\?tool=/);
  await button(tool(page), words.send).click();
  const form = await opened;
  expect(form.headers()["referrer-policy"]).toBe("strict-origin");
  const message = page.locator("#contact textarea");
  await expect(message).toHaveValue(result);

  const [answer] = await Promise.all([
    page.waitForResponse(link),
    page.goto(link),
  ]);
  expect(answer.headers()["referrer-policy"]).toBe("strict-origin");
  await expect(tool(page)).toContainText(result);
  await expect(field(page, "loss")).toHaveValue(typed.loss);
  expect(requests.filter((url) => /\/api\//.test(url))).toEqual([]);
});

import type { Locator, Page } from "@playwright/test";
import { navigation } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { pageKinds } from "./page-kinds.ts";
import { expect, open, phone, still, test } from "./test.ts";

test.use({ ...still, viewport: phone, hasTouch: true });

const { quote, claim, certificate, payment } = navigation.tasks;

/** What visitors come for, as the links that lead there, or the place itself. */
const targets: Record<string, string> = {
  quote: `a[href="${quote.path}"]`,
  call: `a[href="tel:${site.phone.e164}"]`,
  certificate: `a[href="${certificate.path}"]`,
  claim: `a[href="${claim.path}"]`,
  payment: `a[href="${payment.path}"]`,
  industry: `a[href^="/industry/"]`,
  "flood wait": `a[href$="/personal/flood-insurance#waiting-period"]`,
  subscribe: `a[href$="/blog#newsletter"]`,
};

/** The sidebar of an application has only the logo: one tap to the home page, then as many as from there. */
const bare = "/onboarding";

test("everything visitors come for is at most two taps away on a phone, from every page", async ({
  page,
}) => {
  test.slow();
  const counts: Record<string, Record<string, number>> = {};
  for (const path of pageKinds.filter((one) => one !== bare)) {
    await open(page, path);
    counts[path] = await countTaps(page);
  }
  counts[bare] = Object.fromEntries(
    Object.entries(counts["/"]!).map(([name, taps]) => [name, taps + 1]),
  );
  await page.goto(bare);
  for (const name of ["call", "quote"])
    if (await canTap(page.locator(targets[name]!))) counts[bare][name] = 1;
  expect(await canTap(page.locator('a[href="/"]'))).toBe(true);

  console.log(tableOf(counts));
  const far = Object.entries(counts).flatMap(([path, taps]) =>
    Object.entries(taps)
      .filter(([, count]) => count > (path === bare ? 3 : 2))
      .map(([name, count]) => `${path}: ${name} takes ${count}`),
  );
  expect(far).toEqual([]);
});

/** The taps to each target: 1 for a link on the page, 2 for one that a button uncovers. Scrolling is free. */
async function countTaps(page: Page): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const look = async (taps: number) => {
    for (const [name, selector] of Object.entries(targets))
      if (!counts[name] && (await canTap(page.locator(selector))))
        counts[name] = taps;
  };
  await look(1);
  await page.locator("header").getByRole("button", { name: "Menu" }).tap();
  await look(2);
  await page.keyboard.press("Escape");
  for (const toggle of await page.locator("footer h2 button").all()) {
    await toggle.tap();
    await look(2);
  }
  for (const name of Object.keys(targets)) counts[name] ??= Infinity;
  return counts;
}

/** Whether one of these shows and nothing covers it. */
async function canTap(links: Locator): Promise<boolean> {
  const [link] = await links.filter({ visible: true }).all();
  if (!link) return false;
  return link.tap({ trial: true, timeout: 3000 }).then(
    () => true,
    () => false,
  );
}

function tableOf(counts: Record<string, Record<string, number>>): string {
  const names = Object.keys(targets);
  const rows = Object.entries(counts).map(([path, taps]) => [
    path,
    ...names.map((name) => String(taps[name])),
  ]);
  return [["page", ...names], ["---", ...names.map(() => "---")], ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

import type { Locator, Page } from "@playwright/test";
import { navigation } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { allPages, pageAt } from "#app/content/pages.ts";
import { firstLanguage } from "#words/first-language.ts";

const { quote, claim, certificate, payment } = navigation.tasks;

/** What visitors come for, as the links that lead there in a language, or the place itself. */
function targetsIn(language: string): Record<string, string> {
  const to = (...paths: string[]) =>
    paths
      .map(
        (path) => `a[href="${pageAt(path)?.translations[language] ?? path}"]`,
      )
      .join();
  const industries = allPages().filter(({ kind }) => kind === "industries");
  return {
    // An outside application is in English; another language has its own form.
    quote: to(language === firstLanguage ? quote.path : "/quote"),
    call: `a[href="tel:${site.phone.e164}"]`,
    certificate: to(certificate.path),
    claim: to(claim.path),
    "my policy": to("/customer-service/policy-changes"),
    payment: to(payment.path),
    industry: to(...industries.map(({ path }) => path)),
    flood: to("/personal/flood-insurance"),
    "flood wait": to("/tools/flood-wait"),
    // The articles by email are in English.
    ...(language === firstLanguage && { subscribe: to("/blog#newsletter") }),
  };
}

/** The sidebar of an application has only the logo: one tap to the home page, then as many as from there. */
const bare = "/onboarding";

/**
 * What visitors come for and cannot reach with two taps: a link on the page, or one that a button uncovers. Scrolling
 * is free. Needs a phone's window and React, and leaves parts of the page open.
 */
export async function farTargets(page: Page, path: string): Promise<string[]> {
  if (path === bare)
    return (await canTap(page.locator('a[href="/"]'))) ? [] : ["/"];
  const targets = targetsIn(pageAt(path)?.language ?? firstLanguage);
  const far = new Set(Object.keys(targets));
  const look = async () => {
    for (const name of far)
      if (await canTap(page.locator(targets[name]!))) far.delete(name);
  };
  await look();
  await page.locator("header button[aria-haspopup=dialog]").click();
  await look();
  await page.keyboard.press("Escape");
  for (const toggle of await page.locator("footer h2 button").all()) {
    await toggle.click();
    await look();
  }
  return [...far];
}

/** Whether one of these shows and nothing covers it. A tap would wait for seconds until it gives up. */
function canTap(links: Locator): Promise<boolean> {
  return links.evaluateAll((all) =>
    all
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .slice(0, 1)
      .some((link) => {
        link.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = link.getClientRects()[0]!;
        const [x, y] = [left + width / 2, top + height / 2];
        return link.contains(document.elementFromPoint(x, y));
      }),
  );
}

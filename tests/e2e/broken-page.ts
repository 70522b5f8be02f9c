import type { Page } from "@playwright/test";

export const portalsScript = /\/assets\/portals-page[^/]*\.js/;

/** Makes the page of portals throw when React shows it, so many times. */
export async function breakPage(page: Page, times?: number): Promise<void> {
  await page.route(
    portalsScript,
    (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export default () => { throw new Error('broken') }",
      }),
    { times },
  );
}

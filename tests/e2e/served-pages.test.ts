import type { APIRequestContext, JSHandle, Page } from "@playwright/test";
import { warn } from "../warnings.ts";
import { expect, test } from "./test.ts";
import { allAddresses } from "./page-kinds.ts";

// The HTML of every page, before any script.

/** Every address with its document, as a browser parses it. */
async function* servedPages(
  page: Page,
  request: APIRequestContext,
): AsyncGenerator<{ path: string; served: JSHandle<Document> }> {
  for (const path of allAddresses) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const served = await page.evaluateHandle(
      (html) => new DOMParser().parseFromString(html, "text/html"),
      await answer.text(),
    );
    yield { path, served };
    await served.dispose();
  }
}

test("every page has one h1, skips no heading level, and has a title and a description, with a warning for duplicates", async ({
  page,
  request,
}) => {
  const seen = new Map<string, string>();
  for await (const { path, served } of servedPages(page, request)) {
    const { levels, title, description, isListed } = await served.evaluate(
      (document) => ({
        isListed: !document.querySelector("meta[name=robots][content=noindex]"),
        title: document.title,
        description:
          document.querySelector<HTMLMetaElement>("meta[name=description]")
            ?.content ?? "",
        levels: [...document.querySelectorAll("main :is(h1, h2, h3, h4)")].map(
          (heading) => Number(heading.tagName[1]),
        ),
      }),
    );
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    levels.forEach((level, index) =>
      expect(level, `${path}: heading ${index + 1}`).toBeLessThanOrEqual(
        (levels[index - 1] ?? 0) + 1,
      ),
    );
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(
      160,
    );
    expect(
      description.length,
      `${path}: ${description}`,
    ).toBeGreaterThanOrEqual(70);
    expect(title, path).not.toBe("");
    if (!isListed) continue;
    for (const words of [title, description]) {
      const other = seen.get(words);
      if (other) warn(`${path} and ${other} share 1 text in search results`);
      seen.set(words, path);
    }
  }
});

test("no link of the site is broken", async ({ page, request }) => {
  const targets = new Map<string, string>();
  for await (const { path, served } of servedPages(page, request)) {
    const links = await served.evaluate((document) =>
      [...document.querySelectorAll("a[href^='/'], a[href^='#']")].map(
        (anchor) => anchor.getAttribute("href")!,
      ),
    );
    for (const link of links)
      targets.set(link.startsWith("#") ? path + link : link, path);
  }
  // Hundreds of links lead to parts of the same few pages.
  const answers = new Map<string, { status: number; html: string }>();
  const broken: string[] = [];
  for (const [link, from] of targets) {
    const [address = "", fragment] = link.split("#");
    if (!answers.has(address)) {
      const answer = await request.get(address, { maxRedirects: 0 });
      const html = await answer.text();
      answers.set(address, { status: answer.status(), html });
    }
    const { status, html } = answers.get(address)!;
    if (status !== 200) broken.push(`${link} on ${from}: ${status}`);
    else if (fragment && !html.includes(`id="${fragment}"`))
      broken.push(`${link} on ${from}: no such part`);
  }
  expect(targets.size).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

test("every page declares its language, its main part and its navigations, and marks its own place in them", async ({
  page,
  request,
}) => {
  for await (const { path, served } of servedPages(page, request)) {
    const { lang, mains, navigations, marked, own, dead } =
      await served.evaluate((document, address) => {
        const hrefs = (selector: string) =>
          [...document.querySelectorAll(selector)].map((link) =>
            link.getAttribute("href"),
          );
        return {
          lang: document.documentElement.lang,
          mains: document.querySelectorAll("main").length,
          navigations: [...document.querySelectorAll("nav")].map(
            (nav) => nav.ariaLabel ?? nav.getAttribute("aria-labelledby"),
          ),
          marked: hrefs("a[aria-current=page]"),
          own: hrefs(
            `:is([aria-label=Main], [aria-label=Footer]) a[href="${address}"]`,
          ),
          dead: hrefs("a:not([href]), [accesskey], [tabindex='1']").length,
        };
      }, path);
    expect(lang, path).toBe("en-US");
    expect(mains, path).toBe(1);
    // Of several navigations with one label, one shows at each width (docs/decisions/0006), and axe checks the
    // visible one.
    expect(navigations, path).not.toContain(null);
    if (path !== "/onboarding")
      expect(navigations, path).toEqual(
        expect.arrayContaining(["Main", "Footer"]),
      );
    expect(
      marked.filter((href) => href?.split("?")[0] !== path),
      path,
    ).toEqual([]);
    expect(marked.length, path).toBeGreaterThanOrEqual(own.length);
    expect(dead, path).toBe(0);
  }
});

test("the skip link comes first, and menus and contact links are in the same order on every page", async ({
  page,
  request,
}) => {
  const orders = new Map<string, string>();
  for await (const { path, served } of servedPages(page, request)) {
    // The sidebar is the whole page of an application.
    if (path === "/onboarding") continue;
    const { first, target, order } = await served.evaluate((document) => {
      const outside = [
        ...document.querySelectorAll(
          // Without scripts, a form's button is next to Contact Us on pages with a form.
          ":is(a[href], button, summary):not(main *, form *)",
        ),
      ];
      const skip = outside[0]?.getAttribute("href") ?? "";
      return {
        first: skip,
        target: document.querySelector(skip || "none")?.outerHTML.slice(0, 40),
        order: outside
          .map(({ tagName, textContent }) => `${tagName} ${textContent}`)
          .join("\n"),
      };
    });
    expect(first, path).toBe("#main");
    expect(target, path).toMatch(/^<main id="main" tabindex="-1"/);
    orders.set(order, path);
  }
  expect([...orders.values()]).toHaveLength(1);
});

test("every link that opens a new tab says so and is noopener, and every outside link opens one", async ({
  page,
  request,
}) => {
  for await (const { path, served } of servedPages(page, request)) {
    const faults = await served.evaluate((document) =>
      [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
        .filter((link) => {
          const leaves = /^https?:/.test(link.getAttribute("href")!);
          if (link.target !== "_blank") return leaves;
          return !(
            /noopener/.test(link.rel) &&
            link.textContent?.includes("(opens in new tab)")
          );
        })
        .map((link) => link.outerHTML),
    );
    expect(faults, path).toEqual([]);
  }
});

import type { Page } from "@playwright/test";
import { portalPage } from "#content/ui/portal-page.ts";
import { posts } from "#app/content/posts.ts";
import { blogCategories } from "#content/blog-categories.ts";
import { copyLink } from "#content/ui/copy-link.ts";
import { certificate } from "#content/forms/certificate.ts";
import { controls } from "./controls.ts";
import { newEmail, openDesk } from "./leads.ts";
import { anIndustry } from "./page-kinds.ts";
import { expect, holdScripts, hydrate, open } from "./test.ts";
import type { State } from "./page-states.ts";

const subscribe = async (page: Page, status: number) => {
  await page.route("**/api/subscribe", (route) =>
    route.fulfill({ status, json: { reference: "SR-234567" } }),
  );
  await open(page, "/blog");
  await page.locator("#email").fill("ana@example.com");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: controls.subscribe }).click();
};

/** States of parts that one page or one kind of page has. */
export const onePageStates: Record<string, State> = {
  "another place of a cutaway": {
    of: ["sections/cutaway/cutaway.tsx"],
    part: "main > div",
    reach: async (page) => {
      await open(page, anIndustry);
      await page.locator("svg[role=group] a").nth(2).click();
      await expect(page.locator("details[open][data-pin] dl")).toBeVisible();
    },
  },
  "another loss to compare, and the hero awake": {
    of: ["pages/home/compare.tsx", "pages/home/hero-life.tsx"],
    part: "#compare",
    reach: async (page) => {
      await open(page, "/");
      await page.locator("#compare").getByRole("radio").nth(1).check();
    },
  },
  "an answer of a tool with a mistake in a field": {
    of: ["sections/tool/tool.tsx"],
    part: "[data-tool]",
    reach: async (page) => {
      await open(
        page,
        "/tools/deductible?tool=deductible&insured=400k&wind=two&loss=30k",
      );
      await expect(
        page.locator("[data-tool] [aria-invalid=true]"),
      ).not.toHaveCount(0);
    },
  },
  "a later question of the finder": {
    of: ["pages/coverage-finder/finder-questions.tsx"],
    reach: (page) => open(page, "/coverage-finder?for=business&question=3"),
  },
  "a list of the finder with its address copied": {
    of: ["pages/coverage-finder/finder-list.tsx", "ui/copy-link.tsx"],
    reach: async (page) => {
      await open(page, "/coverage-finder?for=business&property=building");
      await page.getByRole("button", { name: copyLink.copy }).click();
    },
  },
  "a carrier that nobody knows": {
    of: ["pages/claims/carrier-list.tsx"],
    part: "main",
    reach: async (page) => {
      await open(page, "/customer-service/claims");
      await page.locator("main [type=search]").fill("zzqqxx");
      await expect(page.locator("#carrier-list > li:visible")).toHaveCount(0);
    },
  },
  "the steps after a flood, with some of them checked": {
    of: [
      "pages/claims/door-pictures.tsx",
      "pages/claims/door-steps.tsx",
      "sections/checklist/checklist.tsx",
    ],
    part: "main",
    reach: async (page) => {
      await open(page, "/customer-service/claims#water");
      await page.locator("#flood").getByRole("checkbox").first().check();
      await expect(page.locator("#flood").getByRole("button")).toBeVisible();
    },
  },
  "a thing in a home inventory, and errors in its form": {
    of: ["sections/home-inventory/home-inventory-section.tsx"],
    part: "main [data-tool]",
    reach: async (page) => {
      // The first one before React, which must not lose it.
      const release = await holdScripts(page);
      await page.goto("/tools/home-inventory");
      await page.locator("[name=room]").selectOption({ index: 1 });
      await page.locator("[name=thing]").fill("Lamp");
      await page.locator("[name=thing]").press("Enter");
      release();
      await hydrate(page);
      await expect(page.locator("[data-tool] li button")).toHaveCount(1);
      await page.locator("[name=thing]").press("Enter");
      await expect(page.locator("#thing-error")).toBeVisible();
    },
  },
  "another line of a declarations page": {
    of: ["sections/declarations/declarations-section.tsx"],
    part: "main",
    reach: async (page) => {
      await open(page, "/tools/declarations-page");
      const line = page.locator("main details").nth(2);
      await line.locator("summary").click();
      await expect(line.locator("dd").first()).toBeVisible();
    },
  },
  "a certificate that its request draws": {
    of: ["pages/request/certificate-draft.tsx"],
    part: "main",
    reach: async (page) => {
      await open(page, certificate.page);
      await page.locator("#insured").fill("Bayou Builders");
      await expect(page.getByText("Bayou Builders")).toBeVisible();
    },
  },
  "errors in the subscribe form": {
    of: ["sections/subscribe/subscribe-form.tsx", "ui/checkbox.tsx"],
    part: "main",
    reach: async (page) => {
      await open(page, "/blog");
      await page.getByRole("button", { name: controls.subscribe }).click();
      await expect(page.getByText(controls.problem)).toBeVisible();
    },
  },
  "a subscription that was kept": {
    of: ["sections/subscribe/subscribe-form.tsx"],
    part: "main",
    reach: async (page) => {
      await subscribe(page, 201);
      await expect(
        page.getByRole("region", { name: controls.subscribed }),
      ).toBeFocused();
    },
  },
  "a subscription that was not kept": {
    of: ["sections/subscribe/subscribe-form.tsx"],
    part: "main",
    logs: /status of 503/,
    reach: async (page) => {
      await subscribe(page, 503);
      await expect(
        page.locator("#newsletter").getByRole("alert"),
      ).toBeVisible();
    },
  },
  "logos that were told to rest": {
    of: ["pages/about/logo-scroller.tsx"],
    part: "main section:has(> div ul[aria-hidden])",
    reach: async (page) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await open(page, "/about");
      await page.getByRole("button", { name: controls.pause }).click();
    },
  },
  "a portal that was opened": {
    of: ["pages/portals/portal-door.tsx"],
    part: "main",
    reach: async (page) => {
      await page.addInitScript(() => {
        window.open = () => window;
      });
      await open(page, "/portals/payment-portal");
      await expect(page.getByRole("main").getByRole("status")).toContainText(
        RegExp(portalPage.opened.replace("{name}", ".*")),
      );
    },
  },
  "a portal that the browser did not open": {
    of: ["pages/portals/portal-door.tsx"],
    part: "main",
    reach: async (page) => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await open(page, "/portals/payment-portal");
      await expect(page.getByRole("main").getByRole("status")).toContainText(
        RegExp(portalPage.blocked.replace("{name}", ".*")),
      );
    },
  },
  "results of a search": {
    of: ["pages/search/search-page.tsx", "sections/search/search-results.tsx"],
    part: "main",
    reach: (page) => {
      const [newest] = posts().values();
      return open(page, `/blog/search?q=${encodeURIComponent(newest!.title)}`);
    },
  },
  "a search that finds nothing": {
    of: ["sections/search/search-results.tsx"],
    part: "main",
    reach: (page) => open(page, "/blog/search?q=zzqqxx"),
  },
  "another page of a category of the blog": {
    of: ["ui/pagination.tsx"],
    part: "main",
    reach: (page) =>
      open(page, `/blog?category=${blogCategories[0]!.id}&page=2`),
  },
  "an application half way": {
    of: ["pages/onboarding/progress.tsx"],
    reach: (page) => page.goto("/onboarding?progress=35"),
  },
  "the desk with a note that is too long": {
    of: ["pages/desk/desk-leads.tsx"],
    part: "main",
    logs: /status of 422/,
    reach: async (page) => {
      const data = { name: "Ana Canary", email: newEmail(), message: "A roof" };
      await page.request.post("/api/contact", { data });
      await openDesk(page);
      // It came without a form's token.
      await page.goto("/desk?suspects");
      await page.locator("details summary").first().click();
      await page.locator("details[open] textarea").fill("x".repeat(501));
      await page.locator("details[open] button").click();
      await expect(page.locator("main [aria-invalid=true]")).toBeVisible();
    },
  },
  "the list of open desks": {
    of: ["pages/desk/desk-devices.tsx"],
    part: "main",
    reach: async (page) => {
      await openDesk(page);
      await page.goto("/desk/devices");
    },
  },
  "the desk with a notice that is wrong": {
    of: ["ui/field.tsx"],
    part: "main",
    logs: /status of 422/,
    reach: async (page) => {
      await openDesk(page);
      await page.goto("/desk/notice");
      await page.locator("main form:has(select) button").click();
      await expect(page.locator("main [aria-invalid=true]")).toHaveCount(2);
    },
  },
};

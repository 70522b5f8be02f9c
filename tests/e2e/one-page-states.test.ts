import type { Page } from "@playwright/test";
import { posts } from "#app/content/posts.ts";
import { copyLink } from "#content/ui/copy-link.ts";
import { certificate } from "#content/forms/certificate.ts";
import { claim } from "#content/forms/claim.ts";
import { portals } from "#content/portals.ts";
import { controls } from "./controls.ts";
import { newEmail, openDesk } from "./leads.ts";
import { button, expect, holdScripts, hydrate, open } from "./test.ts";
import { testStates } from "./test-states.ts";

const subscribe = async (page: Page, status: number) => {
  await page.route("**/api/subscribe", (route) =>
    route.fulfill({ status, json: { reference: "SR-234567" } }),
  );
  await open(page, "/blog");
  await page.locator("#email").fill("ana@example.com");
  await page.getByRole("checkbox").check();
  await button(page, controls.subscribe).click();
};

// Parts that one page or one kind of page has, where they show what every-page.test.ts does not see.
testStates({
  "an answer of a tool with a mistake in a field": {
    part: "[data-tool]",
    reach: async (page) => {
      await open(
        page,
        "/tools/deductible?tool=deductible&insured=400k&wind=two&loss=30k",
      );
      const wrong = page.locator("[data-tool] [aria-invalid=true]");
      await expect(wrong.first()).toBeVisible();
    },
  },
  "a later question of the finder": {
    reach: (page) => open(page, "/coverage-finder?for=business&question=3"),
  },
  "a list of the finder with its address copied": {
    reach: async (page) => {
      await open(page, "/coverage-finder?for=business&property=building");
      await button(page, copyLink.copy).click();
    },
  },
  "the steps after a flood, with some of them checked": {
    part: "main",
    reach: async (page) => {
      await open(page, "/customer-service/claims#water");
      await page.locator("#flood").getByRole("checkbox").first().check();
      await expect(page.locator("#flood").getByRole("button")).toBeVisible();
    },
  },
  "a thing in a home inventory, and errors in its form": {
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
  "a certificate that its request draws": {
    part: "main",
    reach: async (page) => {
      await open(page, certificate.page);
      await page.locator("#insured").fill("Bayou Builders");
      await expect(page.getByText("Bayou Builders")).toBeVisible();
    },
  },
  "errors in the subscribe form": {
    part: "main",
    reach: async (page) => {
      await open(page, "/blog");
      await button(page, controls.subscribe).click();
      await expect(page.getByText(controls.problem)).toBeVisible();
    },
  },
  "a subscription that was kept": {
    isLong: true,
    part: "main",
    reach: async (page) => {
      await subscribe(page, 201);
      await expect(
        page.getByRole("region", { name: controls.subscribed }),
      ).toBeFocused();
    },
  },
  "a subscription that was not kept": {
    isLong: true,
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
    part: "main section:has(> div ul[aria-hidden])",
    reach: async (page) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await open(page, "/about");
      await button(page, controls.pause).click();
    },
  },
  "a portal that was opened": {
    part: "main",
    reach: async (page) => {
      await page.addInitScript(() => {
        window.open = () => window;
      });
      await open(page, "/portals/payment-portal");
      await expect(page.locator("main [role=status]")).not.toBeEmpty();
    },
  },
  "a portal whose page the browser did not open": {
    part: "main",
    reach: async (page) => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await open(page, "/portals/payment-portal");
      const { button: name } = portals.pages["payment-portal"];
      await expect(page.getByRole("link", { name })).toBeFocused();
    },
  },
  "the claim page of a carrier that is not on the list": {
    part: "main",
    reach: async (page) => {
      await open(page, claim.page);
      await page.getByRole("searchbox").fill("no such carrier");
      await expect(page.locator("#carrier-list a:visible")).toHaveCount(0);
    },
  },
  "results of a search": {
    part: "main",
    reach: (page) => {
      const [newest] = posts().values();
      return open(page, `/blog/search?q=${encodeURIComponent(newest!.title)}`);
    },
  },
  "a search that finds nothing": {
    isLong: true,
    part: "main",
    reach: (page) => open(page, "/blog/search?q=zzqqxx"),
  },
  "an application half way": {
    reach: (page) => page.goto("/onboarding?progress=35"),
  },
  "the desk with a note that is too long": {
    part: "main",
    logs: /status of 422/,
    reach: async (page) => {
      const data = { name: "Ana Canary", email: newEmail(), message: "A roof" };
      await page.request.post("/api/contact", { data });
      await openDesk(page);
      // It came without a form's token.
      await page.goto("/desk?suspects");
      await page.locator("main li h2 a").first().click();
      await page.locator("main textarea").fill("x".repeat(501));
      await page.locator("form:has(textarea) button").click();
      await expect(page.locator("main [aria-invalid=true]")).toBeVisible();
    },
  },
  "the list of open desks": {
    part: "main",
    reach: async (page) => {
      await openDesk(page);
      await page.goto("/desk/devices");
    },
  },
  "the desk with a notice that is wrong": {
    part: "main",
    logs: /status of 422/,
    reach: async (page) => {
      await openDesk(page);
      await page.goto("/desk/notice");
      await page.locator("main form:has(select) button").click();
      await expect(page.locator("main [aria-invalid=true]")).toHaveCount(2);
    },
  },
});

import type { Page } from "@playwright/test";
import { emailSuggestion } from "#content/ui/email-suggestion.ts";
import { leadDraft } from "#content/ui/lead-draft.ts";
import { leadWait } from "#content/ui/lead-wait.ts";
import { secretNumber } from "#content/ui/secret-number.ts";
import { partners } from "#content/partners.ts";
import { testimonials } from "#content/testimonials.ts";
import { claim } from "#content/forms/claim.ts";
import { contact } from "#content/forms/contact.ts";
import { forms } from "#content/forms.ts";
import { controls } from "./controls.ts";
import { fillForm, formOf } from "./leads.ts";
import { testStates } from "./test-states.ts";
import { button, expect, hydrate, open } from "./test.ts";

const sendMessage = async (page: Page, status: number) => {
  await page.route("**/api/contact", (route) =>
    status
      ? route.fulfill({ status, json: { reference: "SR-234567" } })
      : undefined,
  );
  await open(page, "/");
  await fillForm(page);
  await button(page, controls.send).click();
};

const sendEmpty = async (page: Page, path: string) => {
  await open(page, path);
  await page.locator("main form button[type=submit]").click();
  await expect(page.getByText(controls.problem)).toBeVisible();
};

const fileNames = [
  "image.pdf",
  "صورة السقف بعد العاصفة.pdf",
  "🏚️🌀 ceiling.pdf",
  `Estimate ${"for repairs ".repeat(12)}(final).pdf`,
  `${"x".repeat(120)}.pdf`,
  "2.pdf",
  "3.pdf",
];

// What many pages have: the frame, controls, and the forms for leads.
testStates({
  "an answer and a section of the footer open, the last tab, second views of slides, and all lists loaded":
    {
      reach: async (page) => {
        await open(page, "/");
        await page.getByRole("tab").last().click();
        await page.locator('details[name="faq"] summary').first().click();
        const press = (part: string, name: string) =>
          page.locator(part).getByRole("button", { name }).click();
        await press("#faq", controls.moreAnswers);
        if (testimonials.length > 1) await press("main", controls.next);
        await page.locator("footer").getByRole("button").first().click();
        if (partners.length <= 2) return;
        const dot = button(page, controls.view(2));
        await dot.click();
        await expect(dot).toHaveAttribute("aria-current", "true");
      },
    },
  "the drawer, with a section unfolded and the dark theme chosen": {
    part: "#menu",
    reach: async (page) => {
      await open(page, "/");
      await button(page.locator("header"), controls.menu).click();
      const drawer = page.getByRole("dialog");
      await drawer.locator("summary").first().click();
      await button(drawer, controls.dark).click();
    },
  },
  "a message near its limit, an email address with a suggestion, and errors": {
    part: "#contact",
    reach: async (page) => {
      await open(page, "/");
      await page
        .locator("#message")
        .fill("m".repeat(contact.fields.message.most));
      await page.locator("#email").fill("ana@gmial.com");
      await page.locator("#name").focus();
      await expect(button(page, emailSuggestion.use)).toBeVisible();
      await button(page, controls.send).click();
      await expect(
        page.locator("[aria-labelledby=problem-title]"),
      ).toBeFocused();
    },
  },
  "a message on its way": {
    isLong: true,
    part: "#contact",
    reach: async (page) => {
      // Nothing answers it.
      await sendMessage(page, 0);
      await expect(button(page, controls.sending)).toBeVisible();
    },
  },
  "a message that waits for the network": {
    part: "#contact",
    // The pointer may rest on a link, whose page then cannot be fetched ahead.
    logs: /ERR_INTERNET_DISCONNECTED/,
    reach: async (page) => {
      await open(page, "/");
      await fillForm(page);
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      await button(page, controls.send).click();
      await expect(button(page, leadWait.stop)).toBeVisible();
    },
  },
  "a message with a card number": {
    part: "#contact dialog",
    reach: async (page) => {
      await open(page, "/");
      await fillForm(page);
      await page.locator("#message").fill("4111 1111 1111 1111");
      await button(page, controls.send).click();
      await expect(button(page, secretNumber.back)).toBeFocused();
    },
  },
  "a claim with what was typed before": {
    part: "main",
    reach: async (page) => {
      await open(page, claim.page);
      await page.locator("#name").fill("Ana");
      await page.waitForFunction(() => "draft-claim" in sessionStorage);
      await page.reload();
      await hydrate(page);
      await expect(button(page, leadDraft.clear)).toBeVisible();
    },
  },
  "a message that was sent": {
    isLong: true,
    part: "#contact dialog",
    reach: async (page) => {
      await sendMessage(page, 201);
      await expect(button(page, controls.ok)).toBeFocused();
    },
  },
  "a message that was not sent": {
    isLong: true,
    part: "#contact dialog",
    logs: /status of 502/,
    reach: async (page) => {
      await sendMessage(page, 502);
      await expect(button(page, controls.again)).toBeFocused();
    },
  },
  "errors in the form that was posted without scripts": {
    part: "main",
    logs: /status of 422/,
    reach: async (page) => {
      await page.goto("/contact");
      await formOf(page, "contact").evaluate((form: HTMLFormElement) =>
        form.submit(),
      );
      await expect(page).toHaveURL("/api/contact");
    },
  },
  ...Object.fromEntries(
    forms.slice(1).map(({ kind, page: path }, index) => [
      `errors in the ${kind} form`,
      {
        isLong: index > 0,
        part: "main",
        reach: async (page: Page) => {
          await sendEmpty(page, path);
          const file = page.locator("#attachment");
          if ((await file.count()) === 0) return;
          await file.setInputFiles({
            name: "image.jpg",
            mimeType: "image/jpeg",
            buffer: Buffer.from(""),
          });
          await expect(page.getByText("image.jpg")).toBeVisible();
        },
      },
    ]),
  ),
  "six files with names of all kinds, and one too many": {
    part: "main form",
    reach: async (page) => {
      await open(page, claim.page);
      const files = fileNames.map((name) => ({
        name,
        mimeType: "application/pdf",
        buffer: Buffer.from(`%PDF-1.7 ${name}`.padEnd(100)),
      }));
      await page.locator("#attachment").setInputFiles(files);
      await expect(page.locator("main form li button")).toHaveCount(6);
    },
  },
  "a picture that cannot be had": {
    part: "#commercial-panel",
    logs: /Failed to load resource/,
    reach: async (page) => {
      await page.route("**/images/scenes/*-card.svg*", (route) =>
        route.abort(),
      );
      await open(page, "/");
      await page.getByRole("tab").first().scrollIntoViewIfNeeded();
      await expect(page.getByText(controls.noPicture).first()).toBeVisible();
    },
  },
  "an unknown address": {
    logs: /status of 404/,
    reach: (page) => open(page, "/no-such-page"),
  },
  "the home page where no scripts run": {
    isLong: true,
    reach: async (page) => {
      await page.route("**/", async (route) => {
        const response = await route.fetch();
        // axe itself needs scripts, so only the page's own scripts are removed.
        const body = (await response.text()).replace(
          /<script>.*?<\/script>/s,
          "",
        );
        await route.fulfill({ response, body });
      });
      await page.goto("/");
      await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
    },
  },
});

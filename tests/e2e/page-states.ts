import type { Page } from "@playwright/test";
import { home } from "#content/home.ts";
import { emailSuggestion } from "#content/ui/email-suggestion.ts";
import { leadDraft } from "#content/ui/lead-draft.ts";
import { leadWait } from "#content/ui/lead-wait.ts";
import { secretNumber } from "#content/ui/secret-number.ts";
import { partners } from "#content/partners.ts";
import { people } from "#content/people.ts";
import { testimonials } from "#content/testimonials.ts";
import { claim } from "#content/forms/claim.ts";
import { contact } from "#content/forms/contact.ts";
import { forms } from "#content/forms.ts";
import { controls } from "./controls.ts";
import { fillForm } from "./leads.ts";
import { expect, hydrate, open } from "./test.ts";

/** A state that a visitor can bring a page to. */
export type State = {
  /** The files under app/ whose elements this state shows. */
  of: readonly string[];
  /** Where it shows: axe takes long for a whole page, and the rest has not changed. */
  part?: string;
  /** Opens the page and acts as a visitor. The window is 320 px wide. */
  reach: (page: Page) => Promise<unknown>;
  /** Messages that the state itself makes the browser log. */
  logs?: RegExp;
};

const sendMessage = async (page: Page, status: number) => {
  await page.route("**/api/contact", (route) =>
    status
      ? route.fulfill({ status, json: { reference: "SR-234567" } })
      : undefined,
  );
  await open(page, "/");
  await fillForm(page);
  await page.getByRole("button", { name: controls.send }).click();
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

/** States of what many pages have: the frame, controls, and the forms for leads. */
export const sharedStates: Record<string, State> = {
  "an answer and a section of the footer open, the last tab, second views of slides, and all lists loaded":
    {
      of: [
        "layout/footer.tsx",
        "sections/partner-banner/partner-banner.tsx",
        "sections/questions/questions-section.tsx",
        "sections/team/team-section.tsx",
        "ui/carousel.tsx",
        "ui/disclosure.tsx",
        "ui/tabs.tsx",
      ],
      reach: async (page) => {
        await open(page, "/");
        await page.getByRole("tab").last().click();
        await page.locator('details[name="faq"] summary').first().click();
        const press = (part: string, name: string) =>
          page.locator(part).getByRole("button", { name }).click();
        if (home.faq.questions.length > 2)
          await press("#faq", controls.moreAnswers);
        if (people.length > 3) await press("#team", controls.morePeople);
        if (testimonials.length > 1) await press("main", controls.next);
        await page.locator("footer").getByRole("button").first().click();
        if (partners.length <= 2) return;
        const dot = page.getByRole("button", { name: controls.view(2) });
        await dot.click();
        await expect(dot).toHaveAttribute("aria-current", "true");
      },
    },
  "the drawer, with a section unfolded and the dark theme chosen": {
    of: ["layout/drawer.tsx", "layout/header.tsx", "layout/theme-button.tsx"],
    part: "#menu",
    reach: async (page) => {
      await open(page, "/");
      await page
        .locator("header")
        .getByRole("button", { name: controls.menu })
        .click();
      const drawer = page.getByRole("dialog");
      await drawer.locator("summary").first().click();
      await drawer.getByRole("button", { name: controls.dark }).click();
    },
  },
  "a message near its limit, an email address with a suggestion, and errors": {
    of: [
      "sections/email-field/email-field.tsx",
      "sections/email-field/email-suggestion.tsx",
      "sections/lead-form/controls.tsx",
      "sections/lead-form/long-text-field.tsx",
      "ui/error-summary.tsx",
      "ui/field.tsx",
    ],
    part: "#contact",
    reach: async (page) => {
      await open(page, "/");
      await page
        .locator("#message")
        .fill("m".repeat(contact.fields.message.most));
      await page.locator("#email").fill("ana@gmial.com");
      await page.locator("#name").focus();
      await expect(
        page.getByRole("button", { name: emailSuggestion.use }),
      ).toBeVisible();
      await page.getByRole("button", { name: controls.send }).click();
      await expect(
        page.locator("[aria-labelledby=problem-title]"),
      ).toBeFocused();
    },
  },
  "a message on its way": {
    of: ["sections/lead-form/controls.tsx"],
    part: "#contact",
    reach: async (page) => {
      // Nothing answers it.
      await sendMessage(page, 0);
      await expect(
        page.getByRole("button", { name: controls.sending }),
      ).toBeVisible();
    },
  },
  "a message that waits for the network": {
    of: [
      "sections/lead-form/keep-question.tsx",
      "sections/lead-form/lead-form.tsx",
    ],
    part: "#contact",
    // The pointer may rest on a link, whose page then cannot be fetched ahead.
    logs: /ERR_INTERNET_DISCONNECTED/,
    reach: async (page) => {
      await open(page, "/");
      await fillForm(page);
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      await page.getByRole("button", { name: controls.send }).click();
      await expect(
        page.getByRole("button", { name: leadWait.stop }),
      ).toBeVisible();
    },
  },
  "a message with a card number": {
    of: ["sections/lead-form/secret-number-dialog.tsx", "ui/dialog.tsx"],
    part: "#contact dialog",
    reach: async (page) => {
      await open(page, "/");
      await fillForm(page);
      await page.locator("#message").fill("4111 1111 1111 1111");
      await page.getByRole("button", { name: controls.send }).click();
      await expect(
        page.getByRole("button", { name: secretNumber.back }),
      ).toBeFocused();
    },
  },
  "a claim with what was typed before": {
    of: ["sections/lead-form/draft-line.tsx"],
    part: "main",
    reach: async (page) => {
      await open(page, claim.page);
      await page.locator("#name").fill("Ana");
      await page.waitForFunction(() => "draft-claim" in sessionStorage);
      await page.reload();
      await hydrate(page);
      await expect(
        page.getByRole("button", { name: leadDraft.clear }),
      ).toBeVisible();
    },
  },
  "a message that was sent": {
    of: ["sections/lead-form/controls.tsx", "ui/dialog.tsx"],
    part: "#contact dialog",
    reach: async (page) => {
      await sendMessage(page, 201);
      await expect(
        page.getByRole("button", { name: controls.ok }),
      ).toBeFocused();
    },
  },
  "a message that was not sent": {
    of: ["sections/lead-form/controls.tsx", "ui/dialog.tsx"],
    part: "#contact dialog",
    logs: /status of 502/,
    reach: async (page) => {
      await sendMessage(page, 502);
      await expect(
        page.getByRole("button", { name: controls.again }),
      ).toBeFocused();
    },
  },
  "errors in the form that was posted without scripts": {
    of: [
      "pages/contact/contact-page.tsx",
      "sections/lead-answer/lead-problem.tsx",
    ],
    part: "main",
    logs: /status of 422/,
    reach: async (page) => {
      await page.goto("/contact/thanks");
      await page.evaluate(() => {
        const form = document.createElement("form");
        form.method = "post";
        form.action = "/api/contact";
        document.body.append(form);
        form.submit();
      });
      await expect(page).toHaveURL("/api/contact");
    },
  },
  ...Object.fromEntries(
    forms.slice(1).map(({ kind, page: path }) => [
      `errors in the ${kind} form`,
      {
        of: [
          "sections/lead-form/all-controls.tsx",
          "sections/lead-form/file-control.tsx",
        ],
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
    of: ["sections/file-list/file-list.tsx"],
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
    of: ["ui/image.tsx"],
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
    of: ["pages/not-found/not-found-page.tsx"],
    logs: /status of 404/,
    reach: (page) => open(page, "/no-such-page"),
  },
  "the home page where no scripts run": {
    of: ["ui/carousel.tsx", "ui/tabs.tsx", "layout/footer.tsx"],
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
};

import { DatabaseSync } from "node:sqlite";
import type { APIRequestContext } from "@playwright/test";
import { leadLinks } from "#content/lead-links.ts";
import { fillIn } from "#words/fill-in.ts";
import { storeFile } from "../../server/store/sqlite.ts";
import { expectAccessible } from "./axe.ts";
import { keptLeads, newEmail } from "./kept-leads.ts";
import { expect, test } from "./test.ts";

test.use({ expectedErrors: [/status of 400/] });

/** Sends a message, and returns its address and the paths of the links in its mail by what they do. */
async function mailedLinks(request: APIRequestContext) {
  const email = newEmail();
  const answer = await request.post("/api/contact", {
    data: { name: "Ana Canary", email, phone: "", message: "Hello" },
  });
  expect(answer.status()).toBe(201);
  const [lead] = keptLeads(email);
  using store = new DatabaseSync(storeFile(process.env.TEST_DATA_DIR!), {
    readOnly: true,
  });
  const mail = store
    .prepare("select body from outbox where lead_id = ? and kind = 'contact'")
    .get(lead!.id) as { body: string };
  const path = (action: string) => {
    const [url] = mail.body.match(`http\\S+/lead/${action}\\S+`) ?? [""];
    return new URL(url).pathname + new URL(url).search;
  };
  return { email, reference: lead!.reference, path };
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a link in a lead's mail opens a page whose button sets the status, by keyboard alone", async ({
      page,
      request,
    }) => {
      const { email, reference, path } = await mailedLinks(request);
      const heading = page.getByRole("heading", { level: 1 });
      const words = leadLinks.pages;

      await page.goto(path("taken"));
      await expect(heading).toHaveText(
        fillIn(words.taken.title, { reference }),
      );
      await expect(page.locator("meta[name=robots]")).toHaveAttribute(
        "content",
        "noindex",
      );
      await expect(page.getByRole("main")).not.toContainText("Canary");
      if (javaScriptEnabled) await expectAccessible(page);
      expect(keptLeads(email)[0]?.status).toBe("new");

      const button = page.getByRole("button", { name: words.taken.button });
      await button.focus();
      await page.keyboard.press("Enter");
      const taken = fillIn(words["is-taken"].title, { reference });
      await expect(heading).toHaveText(taken);
      if (javaScriptEnabled) await expectAccessible(page);
      expect(keptLeads(email)[0]?.status).toBe("taken");

      // Reloading and opening it again change nothing.
      await page.goto(path("taken"));
      await expect(heading).toHaveText(taken);
      await expect(button).toBeHidden();
    });

    test("a truncated link says what to do", async ({ page, request }) => {
      const { path } = await mailedLinks(request);
      await page.goto(path("answered").slice(0, -5));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        leadLinks.pages.invalid.title,
      );
      if (javaScriptEnabled) await expectAccessible(page);
    });
  });

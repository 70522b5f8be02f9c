import { createHash, randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { site } from "#content/site.ts";
import { storeFile } from "../../server/store/sqlite.ts";
import { expect } from "./test.ts";

/** Opens the desk with a link of the office's mail, by its button. */
export async function openDesk(page: Page): Promise<void> {
  const token = randomUUID();
  {
    using store = new DatabaseSync(storeFile(process.env.TEST_DATA_DIR!));
    store
      .prepare(
        "insert into desks (token_hash, mailbox, ends_at) values (?, ?, ?)",
      )
      .run(
        createHash("sha256").update(token).digest("hex"),
        site.email,
        new Date(Date.now() + 3_600_000).toISOString(),
      );
  }
  await page.goto(`/desk?token=${token}`);
  await page.locator("main form input").fill("Maria");
  await page.locator("main form button").click();
  await expect(page).toHaveURL(/\/desk$/);
}

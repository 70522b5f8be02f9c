import { createHash, randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { site } from "#content/site.ts";
import type { LeadTable } from "../../server/store/schema.ts";
import { storeFile } from "../../server/store/sqlite.ts";
import { expect } from "./test.ts";

export type Values = Readonly<Record<string, string>>;

/** A form that makes leads, by its kind. */
export const formOf = (page: Page, kind: string) =>
  page.locator(`form[action^="/api/"][action$="/${kind}"]`);

/** The button that sends the page's only form for leads. */
export const sendButton = (page: Page) =>
  page.locator('form[action^="/api/"] button[type=submit]');

/** What says that a lead was sent, or not. */
export const dialog = (page: Page) => page.getByRole("dialog");

export const summary = (page: Page) =>
  page.locator("[aria-labelledby=problem-title]");

/** A message and a claim without their optional fields. */
const entries = {
  contact: {
    name: "Ana Ruiz",
    phone: "(713) 555-0100",
    message: "A roof & 2 walls",
  },
  claim: {
    name: "Ana Ruiz",
    phone: "713 555 0142",
    line: "flood",
    message: "Water in the hall",
  },
} as const;
export const aClaim = entries.claim;

/** Enters values into the fields of these names; "on" checks a box. */
export async function enter(page: Page, values: Values, kind: string) {
  for (const [name, value] of Object.entries(values)) {
    const field = formOf(page, kind).locator(`[name="${name}"]`);
    if ((await field.count()) > 1)
      await field.and(page.locator(`[value=${value}]`)).check({ force: true });
    else if (value === "on") await field.check();
    else if (await field.evaluate((control) => control.matches("select")))
      await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Fills in a form with an address that only this test uses, and returns that address. */
export async function fillForm(
  page: Page,
  kind: keyof typeof entries = "contact",
): Promise<string> {
  const email = newEmail();
  await enter(page, { ...entries[kind], email }, kind);
  return email;
}

/** Sends a claim, and waits for the page that thanks for it. */
export async function sendClaim(page: Page): Promise<void> {
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thanks\?reference=[A-Z]{2}-\w{6}$/);
}

/** An address that no other test uses. */
export const newEmail = (): string => `${randomUUID()}@example.com`;

type StoredLead = Omit<LeadTable, "fields"> & {
  /** By their names in the form (forms/). */
  fields: Record<string, string | boolean>;
  /** The names of its files, in alphabetical order. */
  files: string[];
};

export const openStore = (readOnly = true): DatabaseSync =>
  new DatabaseSync(storeFile(process.env.TEST_DATA_DIR!), { readOnly });

/** The leads that the test server stored for an email address, the newest first. */
export function storedLeads(email: string): StoredLead[] {
  using store = openStore();
  const leads = store
    .prepare("select * from leads where email = ? order by received_at desc")
    .all(email) as unknown as LeadTable[];
  return leads.map(({ fields, ...lead }) => ({
    ...lead,
    fields: JSON.parse(fields) as StoredLead["fields"],
    files: store
      .prepare("select file_name from attachments where lead_id = ?")
      .all(lead.id)
      .map(({ file_name }) => String(file_name))
      .toSorted(),
  }));
}

/** Opens the desk with a link of the office's mail, by its button. */
export async function openDesk(page: Page): Promise<void> {
  const token = randomUUID();
  {
    using store = openStore(false);
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

import type { Page } from "@playwright/test";
import { newEmail } from "./kept-leads.ts";

/** Fills in the form with an address that only this test uses, and returns that address. */
export async function fillIn(page: Page): Promise<string> {
  const email = newEmail();
  await page.getByLabel("Name").fill("Ana Ruiz");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("(713) 555-0100");
  await page.getByRole("textbox", { name: "Message" }).fill("A roof & 2 walls");
  return email;
}

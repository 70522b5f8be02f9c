import type { Page } from "@playwright/test";
import { newEmail } from "./kept-leads.ts";

/** A claim without its optional fields. */
export const aClaim = {
  name: "Ana Ruiz",
  phone: "713 555 0142",
  line: "flood",
  message: "Water in the hall",
};

/** Fills in the form for a claim, and returns the address that only this test uses. */
export async function fillClaim(page: Page): Promise<string> {
  const email = newEmail();
  for (const [name, text] of Object.entries({ ...aClaim, email })) {
    const field = page.locator(`#${name}`);
    if (name === "line") await field.selectOption(text);
    else await field.fill(text);
  }
  return email;
}

/** Fills in the contact form with an address that only this test uses, and returns that address. */
export async function fillIn(page: Page): Promise<string> {
  const email = newEmail();
  await page.locator("#name").fill("Ana Ruiz");
  await page.locator("#email").fill(email);
  await page.locator("#phone").fill("(713) 555-0100");
  await page.locator("#message").fill("A roof & 2 walls");
  return email;
}

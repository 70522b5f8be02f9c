import { badDay } from "#forms/day.ts";
import type { LeadErrors } from "./send-lead.ts";

/** The dates of a form that its browser cannot read, such as half a date: it would send them as empty. */
export function unreadableDates(form: HTMLFormElement): LeadErrors {
  const inputs = form.querySelectorAll<HTMLInputElement>("input[type=date]");
  return Object.fromEntries(
    [...inputs]
      .filter(({ validity }) => validity.badInput)
      .map(({ name }) => [name, badDay]),
  );
}

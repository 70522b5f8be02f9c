import { isReference, referenceLetters } from "#forms/reference.ts";
import type { LeadTable } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";

/** The lead with this reference, even if typed carelessly. Throws if there is none. */
export async function findLead(
  { db }: Store,
  typed: string,
): Promise<LeadTable> {
  const reference = typed.toUpperCase();
  const lead = await db
    .selectFrom("leads")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!lead) throw new Error(`There is no lead ${typed}${whyNot(reference)}`);
  return lead;
}

/** What no reference can look like. */
function whyNot(reference: string): string {
  if (isReference(reference)) return "";
  const [, letters] = /^[A-Z]{2}-([0-9A-Z]{6})$/.exec(reference) ?? [];
  if (!letters) return ". References look like SR-7K3F9Q";
  const never = [...new Set(letters)].filter(
    (letter) => !referenceLetters.includes(letter),
  );
  return `. No reference has ${never.join(" or ")}`;
}

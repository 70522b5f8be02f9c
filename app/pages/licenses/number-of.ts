import type { License } from "#app/content/licenses-schema.ts";

/** A license number as it is shown: one that was made up says so. */
export function numberOf({ number, sample }: License): string {
  return sample ? `${number} (sample)` : number;
}

/** The first-tier coastal counties (Tex. Ins. Code § 2210.003), from north to south. */
export const counties = [
  "jefferson",
  "chambers",
  "galveston",
  "brazoria",
  "matagorda",
  "calhoun",
  "refugio",
  "aransas",
  "sanPatricio",
  "nueces",
  "kleberg",
  "kenedy",
  "willacy",
  "cameron",
] as const;

export type County = (typeof counties)[number];

/** For a list to choose from. Safari before 16 has no toSorted(). */
export const countiesByName: County[] = [...counties];
countiesByName.sort();

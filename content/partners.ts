/** Whose mark the site shows. The marks are neutral wordmarks drawn for this site, never a real logo. */
export type Partner = { name: string; url: string; sample?: boolean };

export const partners: readonly Partner[] = [
  { name: "Group 22", url: "/images/partners.svg#group-22", sample: true },
  { name: "Partner 1", url: "/images/partners.svg#partner-1", sample: true },
  { name: "NAIOP", url: "/images/partners.svg#naiop", sample: true },
  {
    name: "Northmarq Capital",
    url: "/images/partners.svg#northmarq-capital",
    sample: true,
  },
  {
    name: "Unnamed Partner",
    url: "/images/partners.svg#unnamed-partner",
    sample: true,
  },
];

/** Whose mark the site shows. The marks are neutral wordmarks drawn for this site, never a real logo. */
export type Partner = { name: string; url: string; sample?: boolean };

export const partners: readonly Partner[] = [
  { name: "Group 22", url: "/images/partners/group-22.svg", sample: true },
  { name: "Partner 1", url: "/images/partners/partner-1.svg", sample: true },
  { name: "NAIOP", url: "/images/partners/naiop.svg", sample: true },
  {
    name: "Northmarq Capital",
    url: "/images/partners/northmarq-capital.svg",
    sample: true,
  },
  {
    name: "Unnamed Partner",
    url: "/images/partners/unnamed-partner.svg",
    sample: true,
  },
];

/** A client's words. `sample` ones are made up for this build and are shown with that label. */
export type Testimonial = {
  id: string;
  name: string;
  /** YYYY-MM-DD. */
  date: string;
  rating: 1 | 2 | 3 | 4 | 5;
  review: string;
  tags: readonly string[];
  image: string;
  /** Where the client published it, and the record of their consent (16 CFR 465.2). Missing: `npm run launch-check` reports it. */
  source?: string;
  consent?: string;
  sample?: boolean;
};

export const testimonials: readonly Testimonial[] = [
  {
    id: "lease-covenants",
    name: "Property manager, Houston",
    date: "2026-08-14",
    rating: 5,
    review:
      "They read our lease covenants before we asked. The lender signed off the same week.",
    tags: ["Real estate", "Lenders"],
    image: "real-estate",
    sample: true,
  },
  {
    id: "nine-indications",
    name: "General contractor, Austin",
    date: "2026-06-03",
    rating: 5,
    review:
      "One submission, nine indications, and a plain-English comparison of each.",
    tags: ["Construction"],
    image: "construction",
    sample: true,
  },
  {
    id: "hail-claim",
    name: "Hotel owner, San Antonio",
    date: "2026-04-22",
    rating: 4,
    review:
      "After the hail they walked the roof with the adjuster and kept the calendar. The second estimate was the one that got paid.",
    tags: ["Hospitality", "Claims"],
    image: "hospitality",
    sample: true,
  },
  {
    id: "moved-house",
    name: "Family of five, Katy",
    date: "2026-02-09",
    rating: 5,
    review:
      "We bought flood coverage with the closing because someone told us about the waiting period. Nobody else had.",
    tags: ["Homeowners", "Flood"],
    image: "homeowners",
    sample: true,
  },
];

/** An executive. `sample` ones are made up for this build. */
export type Person = {
  id: string;
  name: string;
  position: string;
  /** Name of the drawn portrait. */
  image: string;
  linkedin: string;
  email: string;
  description: string;
  sample?: boolean;
};

export const executives: readonly Person[] = [
  {
    id: "maria-delgado",
    name: "Maria Delgado",
    position: "Managing principal",
    image: "maria-delgado",
    linkedin: "https://linkedin.example/in/maria-delgado",
    email: "maria.delgado@sabineridge.example",
    description:
      "Places property programs for owners along the Gulf, and answers for what the firm promises.",
    sample: true,
  },
  {
    id: "james-whitfield",
    name: "James Whitfield",
    position: "Principal, construction",
    image: "james-whitfield",
    linkedin: "https://linkedin.example/in/james-whitfield",
    email: "james.whitfield@sabineridge.example",
    description:
      "Came from the estimating side of a general contractor and still reads subcontracts for fun.",
    sample: true,
  },
  {
    id: "priya-raman",
    name: "Priya Raman",
    position: "Director of claims advocacy",
    image: "priya-raman",
    linkedin: "https://linkedin.example/in/priya-raman",
    email: "priya.raman@sabineridge.example",
    description:
      "Spent a decade as a carrier’s adjuster. Now prepares the files that adjusters like to read.",
    sample: true,
  },
  {
    id: "daniel-okafor",
    name: "Daniel Okafor",
    position: "Director of risk management",
    image: "daniel-okafor",
    linkedin: "https://linkedin.example/in/daniel-okafor",
    email: "daniel.okafor@sabineridge.example",
    description:
      "A safety engineer by training. Walks plants, kitchens and job sites before he talks premium.",
    sample: true,
  },
  {
    id: "ellen-castro",
    name: "Ellen Castro",
    position: "Director of private client",
    image: "ellen-castro",
    linkedin: "https://linkedin.example/in/ellen-castro",
    email: "ellen.castro@sabineridge.example",
    description:
      "Looks after families with more than one roof, and knows which of them needs its own flood policy.",
    sample: true,
  },
  {
    id: "thomas-nguyen",
    name: "Thomas Nguyen",
    position: "Director of hospitality",
    image: "thomas-nguyen",
    linkedin: "https://linkedin.example/in/thomas-nguyen",
    email: "thomas.nguyen@sabineridge.example",
    description:
      "Grew up behind the desk of a family motel and insures hotels from that side of the counter.",
    sample: true,
  },
];

/** Who the coverages are for. The finder's questions and list depend on it. */
export const sides = ["business", "home"] as const;
export type Side = (typeof sides)[number];

export type FinderPage = { label: string; path: string };

export type FinderOption = {
  value: string;
  label: string;
  /** The page of this site about the answer. */
  page?: FinderPage;
};

export type FinderQuestion = {
  name: string;
  question: string;
  /** `one` of the options, or any number of them. */
  takes: "one" | "several";
  options: readonly FinderOption[];
};

export type Coverage = {
  title: string;
  /** Why someone with these answers would ask about it. */
  why: string;
  /** Where this site says more. By default the page of the chosen option, if it has one, otherwise that of the side. */
  page?: FinderPage;
  /** Answers of which one is enough, as "name=value". Without them, it is on every list of its side. */
  when?: readonly string[];
};

export type FinderSide = {
  label: string;
  page: FinderPage;
  questions: readonly FinderQuestion[];
  coverages: readonly Coverage[];
};

/** The questions and rules in content/en/coverage-finder.yaml. */
export type FinderRules = Record<Side, FinderSide>;

/** A visitor's answers. `picked` has answers as "name=value", in the order of the questions. */
export type FinderAnswers = { side: Side; picked: readonly string[] };

export type FoundCoverage = { title: string; why: string; page: FinderPage };

/** The answers in an address. Unknown ones are ignored; undefined if the address does not say who it is for. */
export function readFinder(
  rules: FinderRules,
  query: URLSearchParams,
): FinderAnswers | undefined {
  const side = sides.find((one) => one === query.get("for"));
  if (!side) return undefined;
  const picked = rules[side].questions.flatMap(({ name, takes, options }) => {
    const given = query.getAll(name);
    const known = options
      .filter(({ value }) => given.includes(value))
      .map(({ value }) => `${name}=${value}`);
    return takes === "one" ? known.slice(0, 1) : known;
  });
  return { side, picked };
}

/** The finder's address with these answers. Values are plain words, so nothing needs escaping. */
export function finderAddress(answers: FinderAnswers | undefined): string {
  if (!answers) return "/coverage-finder";
  const query = [`for=${answers.side}`, ...answers.picked].join("&");
  return `/coverage-finder?${query}`;
}

/** The coverages to ask about, in the order of the content. */
export function findCoverages(
  rules: FinderRules,
  { side, picked }: FinderAnswers,
): FoundCoverage[] {
  const { coverages, page } = rules[side];
  const ownPage = pickedOptions(rules, { side, picked }).find(
    (option) => option.page,
  )?.page;
  return coverages
    .filter(({ when }) => !when || when.some((one) => picked.includes(one)))
    .map(({ title, why, page: more }) => ({
      title,
      why,
      page: more ?? ownPage ?? page,
    }));
}

/** The answers in words, the side first. */
export function answersInWords(
  rules: FinderRules,
  answers: FinderAnswers,
): string[] {
  return [
    rules[answers.side].label,
    ...pickedOptions(rules, answers).map(({ label }) => label),
  ];
}

function pickedOptions(rules: FinderRules, { side, picked }: FinderAnswers) {
  return rules[side].questions.flatMap(({ name, options }) =>
    options.filter(({ value }) => picked.includes(`${name}=${value}`)),
  );
}

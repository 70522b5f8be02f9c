/** Who the coverages are for. The finder's questions and list depend on it. */
export const sides = ["business", "home"] as const;
export type Side = (typeof sides)[number];

/** The parts of the list, in its order. */
export const coverageGroups = ["required", "missed", "depends"] as const;
export type CoverageGroup = (typeof coverageGroups)[number];

export type FinderPage = { label: string; path: string };

/** What a choice looks like. */
type Look<Part> = {
  label: string;
  /** The scene on its tile. */
  scene?: string;
  /** The parts that it adds to the visitor's picture. */
  adds?: readonly Part[];
};

export type FinderOption<Part = string> = Look<Part> & {
  value: string;
  /** The page of this site about the answer. */
  page?: FinderPage;
};

export type FinderQuestion<Part = string> = {
  name: string;
  question: string;
  /** `one` of the options, or any number of them. */
  takes: "one" | "several";
  /** The part of the picture that stands for its answers until it is answered. */
  outline?: Part;
  options: readonly FinderOption<Part>[];
};

/** Who requires a coverage, and of visitors with which answers. */
export type Requirement = {
  by: string;
  /** Replaces the coverage's reason. */
  why?: string;
  /** Answers of which one is enough. Without them, everyone who has the coverage on the list. */
  when?: readonly string[];
};

export type Coverage = {
  title: string;
  /** Why someone with these answers would ask about it. */
  why: string;
  /** Its part of the list where nobody requires it. */
  group: Exclude<CoverageGroup, "required">;
  required?: readonly Requirement[];
  /** Where this site says more. By default the page of the chosen option, if it has one, otherwise that of the side. */
  page?: FinderPage;
  /** A tool about it. */
  tool?: FinderPage;
  /** Answers of which one is enough, as "name=value". Without them, it is on every list of its side. */
  when?: readonly string[];
};

export type FinderSide<Part = string> = Look<Part> & {
  page: FinderPage;
  questions: readonly FinderQuestion<Part>[];
  coverages: readonly Coverage[];
};

/** The questions and rules in content/en/coverage-finder.yaml. */
export type FinderRules<Part = string> = Record<Side, FinderSide<Part>>;

/** A visitor's answers. `picked` has answers as "name=value", in the order of the questions. */
export type FinderAnswers = { side: Side; picked: readonly string[] };

export type FoundCoverage = {
  title: string;
  why: string;
  page: FinderPage;
  tool: FinderPage | undefined;
  group: CoverageGroup;
  /** Who requires it; only in the group "required". */
  by?: string;
  /** The part of the visitor's picture that it is about. */
  part?: string | undefined;
};

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

/** The number of the question that an address shows; undefined if it shows the list. The first asks for the side. */
export function readQuestion(
  rules: FinderRules,
  query: URLSearchParams,
): number | undefined {
  const answers = readFinder(rules, query);
  if (!answers) return 1;
  const number = Number(query.get("question"));
  const isQuestion =
    Number.isInteger(number) &&
    number >= 1 &&
    number <= countOf(rules, answers);
  return isQuestion ? number : undefined;
}

/** The number of questions of a side, with the one for the side; of the longer side before that is chosen. */
export function countOf(
  rules: FinderRules,
  answers: FinderAnswers | undefined,
): number {
  const counts = (answers ? [answers.side] : sides).map(
    (side) => rules[side].questions.length + 1,
  );
  return Math.max(...counts);
}

/**
 * The finder's address with these answers, at a question or, without one, at the list. Values are plain words, so
 * nothing needs escaping.
 */
export function finderAddress(
  answers: FinderAnswers | undefined,
  question?: number,
): string {
  if (!answers) return "/coverage-finder";
  const query = [`for=${answers.side}`, ...answers.picked];
  if (question) query.push(`question=${question}`);
  return `/coverage-finder?${query.join("&")}`;
}

/** The coverages to ask about: by group, in each in the order of the content. */
export function findCoverages(
  rules: FinderRules,
  { side, picked }: FinderAnswers,
): FoundCoverage[] {
  const { coverages, page } = rules[side];
  const ownPage = pickedOptions(rules, { side, picked }).find(
    (option) => option.page,
  )?.page;
  const holds = ({ when }: { when?: readonly string[] }) =>
    !when || when.some((one) => picked.includes(one));
  const partOf = ({ when }: Coverage) =>
    pickedOptions(rules, {
      side,
      picked: when ? picked.filter((one) => when.includes(one)) : picked,
    }).find(({ adds }) => adds)?.adds?.[0];
  const found = coverages.filter(holds).map((coverage): FoundCoverage => {
    const requirement = coverage.required?.find(holds);
    return {
      title: coverage.title,
      why: requirement?.why ?? coverage.why,
      page: coverage.page ?? ownPage ?? page,
      tool: coverage.tool,
      group: requirement ? "required" : coverage.group,
      by: requirement?.by,
      part: partOf(coverage),
    };
  });
  return coverageGroups.flatMap((group) =>
    found.filter((coverage) => coverage.group === group),
  );
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

/**
 * The parts of a visitor's picture: those that the answers add, and the outlines of questions that have no answer and
 * are not over. `question` is the current one.
 */
export function partsOf<Part>(
  rules: FinderRules<Part>,
  answers: FinderAnswers | undefined,
  question: number | undefined,
): Set<Part> {
  const parts = new Set<Part>();
  for (const side of answers ? [answers.side] : sides) {
    const { adds = [], questions } = rules[side];
    if (answers) for (const part of adds) parts.add(part);
    for (const [index, { name, outline, options }] of questions.entries()) {
      const chosen = options.filter(({ value }) =>
        answers?.picked.includes(`${name}=${value}`),
      );
      for (const part of chosen.flatMap((option) => option.adds ?? []))
        parts.add(part);
      const isOpen = question !== undefined && index + 2 >= question;
      if (outline && isOpen && chosen.length === 0) parts.add(outline);
    }
  }
  return parts;
}

/** The same answers in the address of the form for quotes, which the list fills in. */
export const quoteAddress = (answers: FinderAnswers): string =>
  finderAddress(answers).replace(/^.+\?/, "/quote?tool=coverage-finder&");

function pickedOptions(rules: FinderRules, { side, picked }: FinderAnswers) {
  return rules[side].questions.flatMap(({ name, options }) =>
    options.filter(({ value }) => picked.includes(`${name}=${value}`)),
  );
}

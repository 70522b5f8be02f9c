import { expect, test } from "vitest";
import { find, makeIndex, readSearch, type SearchDocument } from "./search.ts";

const blank = {
  kind: "Article",
  title: "",
  headings: "",
  text: "",
  summary: "",
};
/** A page of a search, with these texts. */
const page = (path: string, texts: Partial<SearchDocument>) => ({
  ...blank,
  ...texts,
  path,
});
const text = "What a deductible is stands here. Then more.";
const nurse = "Who pays for a nurse? Medicare’s answer.";
const documents = [
  page("/text", { title: "Renewals", text }),
  page("/heading", { title: "Wind", headings: "The deductible" }),
  page("/title", { title: "Deductible, worked out" }),
  page("/other", { title: "Long-term care", text: nurse }),
];
const common =
  "a about and before from is me my of our the they us we what who".split(" ");
const index = makeIndex(documents, { names: [], synonyms: [], common });
const paths = (query: string) =>
  find(index, query, 1).hits.map(({ path }) => path);

test("a title ranks above a heading, a heading above the text", () => {
  expect(paths("deductible")).toEqual(["/title", "/heading", "/text"]);
});

test.each(["deductable", "dedutible", "deductibel", "Deductibles", "deduct"])(
  "forgives %s",
  (query) => {
    expect(paths(query)).toHaveLength(3);
  },
);

test("a word that a text has finds no similar word", () => {
  const alike = makeIndex([
    page("/hail", { title: "Hail" }),
    page("/nail", { title: "Nails and tails" }),
    page("/hailstone", { title: "Hailstones" }),
  ]);
  const found = (query: string) =>
    find(alike, query, 1).hits.map(({ path }) => path);
  expect(found("hail")).toEqual(["/hail"]);
  expect(found("nsil")).toEqual(["/nail"]);
});

const named = makeIndex(
  [
    page("/other", { title: "Proof of insurance and its proof" }),
    page("/certificate", { title: "Certificates", summary: "Ask." }),
    page("/claims", { title: "Claims", text: "A house." }),
    page("/home", { title: "Homes", text: "A house, a door." }),
  ],
  {
    names: [
      { path: "/claims", answer: "Call.", words: ["stolen", "accident"] },
      { path: "/certificate", words: ["COI", "proof of insurance"] },
      {
        path: "/home",
        words: ["house", "front door", "SR-22", "E&O", "póliza"],
      },
    ],
    synonyms: [
      ["accident", "choque", "chocaron"],
      ["stolen", "robbed"],
    ],
    common,
  },
);
const called = (query: string) =>
  find(named, query, 1).hits.map(({ path }) => path);

test.each([
  ["a name", "Proof of Insurance", "/certificate"],
  ["a name and more words", "proof of insurance please, today", "/certificate"],
  ["a synonym of a name", "they robbed us", "/claims"],
  ["a synonym that no page has", "me chocaron", "/claims"],
  ["a misspelled synonym", "me chocarron", "/claims"],
  ["a rare name before a common one", "stolen from my house", "/claims"],
  ["the name with more of the query", "stolen front door", "/home"],
  ["a form with a space in its name", "my SR 22", "/home"],
  ["letters with spaces between them", "what is E & O", "/home"],
  ["letters with a word between them", "my e and o", "/home"],
  ["a name before letters that are none", "house a and b", "/home"],
  ["a name in decomposed letters", "po\u0301liza", "/home"],
  ["a name behind “I would like”", "I’d like a house", "/home"],
])("%s lists its page first", (_, query, path) => {
  expect(called(query)[0]).toBe(path);
});

test("half a name names no page, and names do not add a page twice", () => {
  expect(called("proof")).toEqual(["/other"]);
  expect(called("house")).toEqual(["/home", "/claims"]);
});

test("a page found by its name answers with its sentence, or else its summary", () => {
  const answer = (query: string) =>
    find(named, query, 1).hits.map((hit) => hit.answer);
  expect(answer("accident")).toEqual(["Call."]);
  expect(answer("COI")).toEqual(["Ask."]);
  expect(answer("homes")).toEqual([undefined]);
});

test("only full matches are found; without any, partial ones", () => {
  expect(paths("wind deductible")).toEqual(["/heading"]);
  expect(paths("wind nurse").toSorted()).toEqual(["/heading", "/other"]);
});

test("in a long query any four words may be misspelled", () => {
  const titles =
    "hurricane deductible liability certificate homeowners contractor".split(
      " ",
    );
  const one = makeIndex(titles.map((title) => page(`/${title}`, { title })));
  const misspelled = titles.map((title) => `${title.slice(0, -2)}zz`);
  expect(find(one, misspelled.join(" "), 1).total).toBe(4);
  const mostly = [...titles.slice(0, 4), ...misspelled.slice(4)];
  expect(find(one, mostly.join(" "), 1).total).toBe(6);
});

test("an excerpt is the same however often it is requested", () => {
  const many = makeIndex(
    Array.from({ length: 150 }, (_, number) => {
      const words = `Nothing here. Roof number ${number}. Or there.`;
      return page(`/${number}`, { summary: "A summary.", text: words });
    }),
  );
  for (const at of [1, 12, 1, 12]) {
    for (const { path, excerpt } of find(many, "roof", at).hits)
      expect(excerpt.map(([piece]) => piece).join("")).toBe(
        `Roof number ${path.slice(1)}.`,
      );
  }
});

test("common words, accents and apostrophes make no difference", () => {
  expect(paths("what is a Deductíble")).toEqual(paths("deductible"));
  expect(paths("medicares")).toEqual(["/other"]);
});

test("marks the matching words and quotes the sentence that contains them", () => {
  const [first] = find(index, "nurse", 1).hits;
  expect(first?.excerpt).toEqual([
    ["Who pays for a ", false],
    ["nurse", true],
    ["?", false],
  ]);
  expect(find(index, "deductable", 1).hits[0]?.title[0]).toEqual([
    "Deductible",
    true,
  ]);
});

test.each(["", "   ", "zebra", "the of and", "<script>", "((("])(
  "finds nothing for %j",
  (query) => {
    expect(find(index, query, 1)).toMatchObject({ total: 0, hits: [] });
  },
);

test("25 results make pages of 10, and the last one stays the last", () => {
  const many = makeIndex(
    Array.from({ length: 25 }, (_, number) =>
      page(`/${number}`, { title: `Roof ${number}` }),
    ),
  );
  const pages = [1, 2, 3, 4].map((at) => find(many, "roof", at));
  expect(pages.map(({ hits }) => hits.length)).toEqual([10, 10, 5, 5]);
  expect(pages.map((one) => one.page)).toEqual([1, 2, 3, 3]);
  expect(pages[0]).toMatchObject({ total: 25, pages: 3 });
});

test("a text without a period is an excerpt alone", () => {
  const roofs = "For owners\nHail breaks roofs";
  const one = makeIndex([page("/roof", { text: roofs })]);
  const [found] = find(one, "hail", 1).hits;
  expect(found?.excerpt.map(([piece]) => piece).join("")).toBe(
    "Hail breaks roofs",
  );
});

test("an address is read defensively", () => {
  const read = (search: string) => readSearch(new URLSearchParams(search));
  expect(read("q=+roof+&page=3")).toEqual({ query: "roof", page: 3 });
  expect(read("page=0")).toEqual({ query: "", page: 1 });
  expect(read("q=a&page=1e9").page).toBe(1);
  expect(read(`q=${"x".repeat(5000)}`).query).toHaveLength(200);
});

test("most words of a question find it, and its whole answer comes with it", () => {
  const tree = "Your own policy usually pays, whoever owned the tree.";
  const questions = [
    "Who pays if a neighbor’s tree falls on my house?",
    "tree on fence",
  ];
  const answers = makeIndex(
    [
      ...documents,
      { ...blank, path: "/answers/tree", title: questions[0]!, text: tree },
    ],
    {
      names: [
        { path: "/title", words: ["house"] },
        {
          path: "/answers/tree",
          answer: tree,
          words: questions,
          isQuestion: true,
        },
      ],
      synonyms: [],
      common: [...common, "on", "if"],
    },
  );
  const first = (query: string) => find(answers, query, 1).hits[0];
  expect(first("the neighbor’s old tree fell on our fence")).toMatchObject({
    path: "/answers/tree",
    answer: tree,
  });
  // One word is a subject, not a question.
  expect(first("house")?.path).toBe("/title");
});

test("a search in a language passes over its own common words, and finds words without their accents", () => {
  const pages = makeIndex(
    [
      { ...blank, path: "/car", title: "Bảo hiểm của xe" },
      {
        ...blank,
        path: "/home",
        title: "Bảo hiểm nhà và đồ đạc",
        text: "của của",
      },
    ],
    { names: [], synonyms: [], common: ["của", "và"] },
  );
  const found = (query: string) =>
    find(pages, query, 1).hits.map(({ path }) => path);
  expect(found("của")).toEqual([]);
  expect(found("do dac cua nha")).toEqual(["/home"]);
});

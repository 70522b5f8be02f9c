import MiniSearch, {
  type AsPlainObject,
  type Options,
  type SearchResult,
} from "minisearch";
import { placeOf, type Place } from "./paging.ts";
import {
  meaningsOf,
  namedPages,
  namesOf,
  shortestQuestion,
  type Names,
  type SearchWords,
} from "./search-names.ts";
import {
  joinedNames,
  plainOf,
  term,
  termsOf,
  tokenize,
  words,
  wrongLetters,
} from "./search-terms.ts";

/** What is searched: an article or a page. */
export type SearchDocument = {
  path: string;
  /** If it is not English. */
  language?: string;
  /** Its kind, such as an article's category. */
  kind: string;
  title: string;
  headings: string;
  text: string;
  summary: string;
  /** What visitors call its subject: phrases, one per line. */
  calledToo?: string;
};

/** A text in pieces; the pieces that matched the query are marked. */
export type Marked = readonly (readonly [piece: string, matched: boolean])[];

export type Hit = {
  path: string;
  language?: string;
  kind: string;
  title: Marked;
  excerpt: Marked;
  /** One sentence that answers the query, of the first hit if content names it so. */
  answer?: string;
};

/** The answer to a query. */
export type Found = Place & {
  query: string;
  total: number;
  hits: readonly Hit[];
};

/** Results on a page, on every width: docs/product.md, "Blog". */
const pageSize = 10;

/** Longer queries are cut, because each word costs time and nobody needs more. */
const longestQuery = 200;
const mostWords = 12;

/** How much an answer's page counts next to others in a search for a subject. */
const weightOfAnswers = 0.3;

/** A page need not have all words of a longer query, because a long page has most words somewhere. */
const longestWhole = 3;

/**
 * At most this many words of a query may be misspelled, and none longer than this, because finding similar words
 * costs the most.
 */
const mostForgiven = 4;
const longestForgiven = 30;

const optionsOf = (common: Common): Options<SearchDocument> => ({
  idField: "path",
  fields: ["title", "calledToo", "headings", "text"],
  storeFields: ["language", "kind", "title", "summary", "text"],
  tokenize,
  processTerm: (word) => term(word, common),
  searchOptions: {
    boost: { title: 10, calledToo: 8, headings: 4, text: 1 },
    weights: { fuzzy: 0.2, prefix: 0.5 },
  },
});

/** Words of the language that a search passes over. */
type Common = ReadonlySet<string>;

export type SearchIndex = {
  pages: MiniSearch<SearchDocument>;
  names: Names;
  common: Common;
};

const noWords: SearchWords = { names: [], synonyms: [], common: [] };

export function makeIndex(
  documents: readonly SearchDocument[],
  searchWords = noWords,
): SearchIndex {
  return readIndex(indexJson(documents, searchWords));
}

/** An index as the build writes it. */
export function indexJson(
  documents: readonly SearchDocument[],
  searchWords = noWords,
): string {
  const pages = new MiniSearch(optionsOf(commonIn(searchWords)));
  pages.addAll(documents);
  return JSON.stringify({ ...pages.toJSON(), searchWords });
}

export function readIndex(json: string): SearchIndex {
  const { searchWords, ...pages } = JSON.parse(json) as AsPlainObject & {
    searchWords: SearchWords;
  };
  const common = commonIn(searchWords);
  return {
    pages: MiniSearch.loadJS(pages, optionsOf(common)),
    names: namesOf(searchWords, common),
    common,
  };
}

const commonIn = ({ common }: SearchWords): Common =>
  new Set(common.map(plainOf));

/** The query and page number in an address. */
export function readSearch(query: URLSearchParams) {
  const page = query.get("page") ?? "1";
  return {
    query: (query.get("q") ?? "").trim().slice(0, longestQuery),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** Address of a page of results. */
export function searchAddress(query: string, page: number): string {
  const search = new URLSearchParams({
    q: query,
    ...(page > 1 && { page: String(page) }),
  });
  return `/blog/search?${search}`;
}

/**
 * Finds everything that has all words of the query, otherwise any of them. First come the pages that content names
 * so. Title ranks above heading, heading above text. The browser and the server both call this, so an address has one
 * answer.
 */
export function find(index: SearchIndex, query: string, page: number): Found {
  const { results, answer } = resultsOf(index, query);
  const place = placeOf(results.length, pageSize, page);
  const end = place.page * pageSize;
  const hits = results.slice(end - pageSize, end).map(hit);
  if (answer && place.page === 1) hits[0] = { ...hits[0]!, answer };
  return { query, ...place, total: results.length, hits };
}

type Result = Pick<SearchResult, "id" | "terms"> & SearchDocument;

function resultsOf({ pages, names, common }: SearchIndex, query: string) {
  const joined = joinedNames(query, names.known);
  const terms = termsOf(joined, common).slice(0, mostWords);
  const counts = countsOf(pages, terms);
  const isUnknown = (word: string) =>
    !counts.has(word) && word.length <= longestForgiven;
  const forgiven = new Set(terms.filter(isUnknown).slice(0, mostForgiven));
  const weightedTerms = terms.map((word) => ({
    word,
    meanings: meaningsOf(names, word, forgiven.has(word)),
    weight: rarity(counts.get(word), pages.documentCount),
  }));
  // No page has these words, but one may have their synonyms.
  const others = new Map(
    weightedTerms
      .filter(({ word }) => !counts.has(word))
      .flatMap(({ word, meanings }) =>
        [...meanings.keys()].map((meaning) => [meaning, word] as const),
      ),
  );
  const isSubject = terms.length < shortestQuestion;
  const found = pages.search([...terms, ...others.keys()].join(" "), {
    prefix: (word) => forgiven.has(word) && word.length > 2,
    fuzzy: (word) => (forgiven.has(word) ? wrongLetters(word) : 0),
    boostDocument: (path) =>
      isSubject && names.answers.has(String(path)) ? weightOfAnswers : 1,
  }) as (SearchResult & SearchDocument)[];
  const all = found.filter(
    ({ queryTerms }) =>
      new Set(queryTerms.map((one) => others.get(one) ?? one)).size ===
      terms.length,
  );
  const named = namedPages(names, weightedTerms).filter(({ path }) =>
    pages.has(path),
  );
  const rest = all.length > 0 && terms.length <= longestWhole ? all : found;
  const results = new Map<string, Result>();
  for (const { path } of named)
    results.set(
      path,
      found.find(({ id }) => id === path) ?? stored(pages, path),
    );
  for (const one of rest)
    if (!results.has(one.id as string)) results.set(one.id as string, one);
  const list = [...results.values()];
  const [first] = named;
  return {
    results: list,
    answer: first
      ? (first.answer ?? results.get(first.path)!.summary)
      : names.answers.get(String(list[0]?.id)),
  };
}

/** A page that has none of the words, but a name with their synonyms. */
const stored = (pages: SearchIndex["pages"], path: string) =>
  ({
    ...pages.getStoredFields(path),
    id: path,
    terms: [],
  }) as unknown as Result;

/** How many pages have each word. */
function countsOf(pages: SearchIndex["pages"], terms: readonly string[]) {
  const counts = new Map<string, number>();
  const found = pages.search(terms.join(" "), { combineWith: "OR" });
  for (const word of found.flatMap(({ queryTerms }) => queryTerms))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** A word that half the pages have says little about which one is meant. */
const rarity = (count = 1, documents: number) =>
  Math.log(1 + documents / count);

function hit(result: Result): Hit {
  const { id, language, kind, title, summary, text, terms } = result;
  const matched = new Set(terms);
  return {
    path: String(id),
    ...(language && { language }),
    kind,
    title: mark(title, matched),
    excerpt: mark(excerpt(summary, text, matched), matched),
  };
}

/** Marks the words of a text that matched. */
function mark(text: string, matched: ReadonlySet<string>): Marked {
  const pieces: [string, boolean][] = [];
  let end = 0;
  for (const match of text.matchAll(words)) {
    if (!matched.has(term(match[0]) ?? "")) continue;
    if (match.index > end) pieces.push([text.slice(end, match.index), false]);
    pieces.push([match[0], true]);
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push([text.slice(end), false]);
  return pieces;
}

/** Longest excerpt, in characters. */
const longestExcerpt = 220;

/** The sentence with the most matches; the summary if it has as many. */
function excerpt(
  summary: string,
  text: string,
  matched: ReadonlySet<string>,
): string {
  const count = (terms: readonly string[]) =>
    terms.filter((one) => matched.has(one)).length;
  let best = summary;
  let most = count(termsOf(summary));
  for (const { sentence, terms } of sentencesOf(text)) {
    const matches = count(terms);
    if (matches > most) [best, most] = [sentence, matches];
  }
  return best.length > longestExcerpt
    ? `${best.slice(0, best.lastIndexOf(" ", longestExcerpt))} …`
    : best;
}

type Sentence = { sentence: string; terms: readonly string[] };

/** Splitting texts was most of a search's work, so this many recently split texts are kept. */
const mostTexts = 100;
const apart = new Map<string, readonly Sentence[]>();

function sentencesOf(text: string): readonly Sentence[] {
  const sentences =
    apart.get(text) ??
    // A text has a line for each heading, paragraph and entry of a list. Safari before 16.4 has no (?<=…).
    text
      .replace(/([.?!”])\s+/g, "$1\n")
      .split("\n")
      .map((sentence) => ({ sentence, terms: termsOf(sentence) }));
  apart.delete(text);
  apart.set(text, sentences);
  const [oldest] = apart.keys();
  if (apart.size > mostTexts && oldest !== undefined) apart.delete(oldest);
  return sentences;
}

import MiniSearch, { type Options, type SearchResult } from "minisearch";
import { placeOf, type Place } from "./paging.ts";

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
  /** What visitors call its subject: phrases, one per line. A search for exactly one of them lists it first. */
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

/**
 * At most this many words of a query may be misspelled, and none longer than this, because finding similar words
 * costs the most.
 */
const mostForgiven = 4;
const longestForgiven = 30;

/** Words too common to matter in a search. */
const common = new Set(
  "a an and are as at be by de del do does el for from how i if in is it la my of on or para that the this to was what when which who with you your".split(
    " ",
  ),
);

/**
 * The normal form of a word: lower case and singular, without accents and apostrophes. Null for words that do not
 * matter.
 */
function term(word: string): string | null {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f’'-]/g, "");
  return plain.length < 2 || common.has(plain) ? null : singular(plain);
}

/** "policies" and "policy", "deductibles" and "deductible", but "loss" and "status" stay (Harman's S stemmer). */
function singular(word: string): string {
  if (word.length < 4) return word;
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word;
}

/** "E&O", "SR-22" and "HO-6" are one word each, "wind-driven" and "and/or" are two. */
const words =
  /\p{Letter}&\p{Letter}(?!\p{Letter})|\p{Letter}{2,3}-\p{Number}+|[\p{Letter}\p{Number}’']+/gu;
const tokenize = (text: string) => text.match(words) ?? [];

const options: Options<SearchDocument> = {
  idField: "path",
  fields: ["title", "calledToo", "headings", "text"],
  storeFields: ["language", "kind", "title", "summary", "text", "calledToo"],
  tokenize,
  processTerm: term,
  searchOptions: {
    boost: { title: 10, calledToo: 8, headings: 4, text: 1 },
    weights: { fuzzy: 0.2, prefix: 0.5 },
  },
};

/** One letter may be wrong in a word of four to seven letters, two in a longer one; the first is rarely wrong. */
const wrongLetters = (word: string) =>
  word.length > 7 ? 2 : word.length > 3 ? 1 : 0;

export type SearchIndex = MiniSearch<SearchDocument>;

export function makeIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index = new MiniSearch(options);
  index.addAll(documents);
  return index;
}

/** Reads an index written by the build (its JSON). */
export const readIndex = (json: string): SearchIndex =>
  MiniSearch.loadJSON(json, options);

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
 * Finds everything that has all words of the query, otherwise any of them. First comes the page whose content says
 * that visitors call it exactly this. Title ranks above heading, heading above text. The browser and the server both
 * call this, so an address has one answer.
 */
export function find(index: SearchIndex, query: string, page: number): Found {
  const results = resultsOf(index, query);
  const place = placeOf(results.length, pageSize, page);
  const end = place.page * pageSize;
  return {
    query,
    ...place,
    total: results.length,
    hits: results.slice(end - pageSize, end).map(hit),
  };
}

function resultsOf(index: SearchIndex, query: string): SearchResult[] {
  const terms = termsOf(query).slice(0, mostWords);
  const asked = terms.join(" ");
  const unknown = unknownOf(index, terms);
  const forgiven = new Set(unknown.slice(0, mostForgiven));
  const results = index.search(asked, {
    prefix: (word) => unknown.includes(word) && word.length > 2,
    fuzzy: (word) => (forgiven.has(word) ? wrongLetters(word) : 0),
  });
  const all = results.filter(
    ({ queryTerms }) => queryTerms.length === terms.length,
  );
  return calledExactly(all.length > 0 ? all : results, asked);
}

/** The results, first those that content says visitors call exactly this. */
function calledExactly(results: SearchResult[], asked: string): SearchResult[] {
  const isCalled = ({
    calledToo = "",
  }: SearchResult & { calledToo?: string }) =>
    calledToo.split("\n").some((name) => termsOf(name).join(" ") === asked);
  const called = new Set(results.filter((one) => isCalled(one)));
  return [...called, ...results.filter((one) => !called.has(one))];
}

/** The terms of a text, each once. */
function termsOf(text: string): string[] {
  const terms = tokenize(text).map(term);
  return [...new Set(terms.filter((one) => one !== null))];
}

/**
 * The words that no text has. Only these may be the start of a longer word or misspelled: "hail" is not "nail", and
 * "proof" is not "roof".
 */
function unknownOf(index: SearchIndex, terms: readonly string[]): string[] {
  const exact = index.search(terms.join(" "), { combineWith: "OR" });
  const known = new Set(exact.flatMap(({ queryTerms }) => queryTerms));
  return terms.filter(
    (word) => !known.has(word) && word.length <= longestForgiven,
  );
}

function hit(result: SearchResult): Hit {
  const { id, language, kind, title, summary, text } = result as SearchResult &
    SearchDocument;
  const matched = new Set(result.terms);
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

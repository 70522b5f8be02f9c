/**
 * The normal form of a word: lower case and singular, without accents, apostrophes, and endings such as ’d and ’s. Null for
 * words that do not matter: single letters, and those in `common`.
 */
export function term(
  word: string,
  common?: ReadonlySet<string>,
): string | null {
  const plain = plainOf(word.replace(/['’](?:d|ll|m|re|s|ve)$/i, ""));
  return plain.length < 2 || common?.has(plain) ? null : singular(plain);
}

/** Lower case, without accents and apostrophes. The d of Vietnamese has a stroke, which Unicode does not take off. */
export const plainOf = (word: string) =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f’'-]/g, "")
    .replaceAll("đ", "d");

/** "policies" and "policy", "deductibles" and "deductible", but "loss" and "status" stay (Harman's S stemmer). */
function singular(word: string): string {
  if (word.length < 4) return word;
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word;
}

/** "E&O", "SR-22" and "HO-6" are one word each, "wind-driven" and "and/or" are two. */
export const words =
  /\p{Letter}&\p{Letter}(?!\p{Letter})|\p{Letter}{2,3}-\p{Number}+|[\p{Letter}\p{Number}\u0300-\u036f’']+/gu;
export const tokenize = (text: string) => text.match(words) ?? [];

/** The terms of a text, each once. */
export function termsOf(text: string, common?: ReadonlySet<string>): string[] {
  const terms = tokenize(text).map((word) => term(word, common));
  return [...new Set(terms.filter((one) => one !== null))];
}

/** Joins what visitors write as "E & O", and "e and o" or "SR 22" if that makes a known word. */
export const joinedNames = (query: string, known: ReadonlySet<string>) =>
  query.replace(
    /\b(?:([a-z]) (&|and) ([a-z])|([a-z]{2,3}) (\d+))\b/gi,
    (typed, one, sign, other, letters, number) => {
      const name = letters ? letters + number : `${one}&${other}`;
      return sign === "&" || known.has(plainOf(name)) ? name : typed;
    },
  );

/** One letter may be wrong in a word of four to seven letters, two in a longer one; the first is rarely wrong. */
export const wrongLetters = (word: string) =>
  word.length > 7 ? 2 : word.length > 3 ? 1 : 0;

/** Words too common to matter in a search, in English and Spanish. */
const common = new Set(
  [
    "a about am an and any are as at be been but by can could did do does for from get give got had has have he her",
    "his how i if im in into is it its ive just like me my need of off on or our please she should so some somebody",
    "someone something than that the their there they this to too up us want was we were what when where which who why will",
    "with would you your",
    "al como con cual de del donde el en es esta este fue ha hay la las le lo los me mi mis necesito o para pero por puedo que",
    "quiero se si son su sus tengo un una y ya",
  ].flatMap((line) => line.split(" ")),
);

/**
 * The normal form of a word: lower case and singular, without accents and apostrophes. Null for words that do not
 * matter.
 */
export function term(word: string): string | null {
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
export const words =
  /\p{Letter}&\p{Letter}(?!\p{Letter})|\p{Letter}{2,3}-\p{Number}+|[\p{Letter}\p{Number}’']+/gu;
export const tokenize = (text: string) => text.match(words) ?? [];

/** The terms of a text, each once. */
export function termsOf(text: string): string[] {
  const terms = tokenize(text).map(term);
  return [...new Set(terms.filter((one) => one !== null))];
}

/** One letter may be wrong in a word of four to seven letters, two in a longer one; the first is rarely wrong. */
export const wrongLetters = (word: string) =>
  word.length > 7 ? 2 : word.length > 3 ? 1 : 0;

import type { FormFields } from "./define-form.ts";

/** Numbers that visitors should not send. */
export type SecretNumber = "socialSecurity" | "card";

export type FieldWithSecret = { name: string; secret: SecretNumber };

/** The fields for free text that seem to contain such a number, in the order of the form. */
export function fieldsWithSecrets(
  fields: FormFields,
  entries: FormData,
): FieldWithSecret[] {
  return Object.entries(fields).flatMap(([name, { type }]) => {
    if (type !== "text" && type !== "lines") return [];
    const text = String(entries.get(name) ?? "").trim();
    // A policy or loan number in its own field.
    if (type === "text" && /^\d*$/.test(text)) return [];
    const secret = secretNumberIn(text);
    return secret ? [{ name, secret }] : [];
  });
}

/** Such a number in a text, if it probably has one. Policy, loan, tax and telephone numbers look different. */
export function secretNumberIn(text: string): SecretNumber | undefined {
  if (socialSecurityIn(text).length > 0) return "socialSecurity";
  return cardsIn(text).length > 0 ? "card" : undefined;
}

/** The text without such numbers. */
export const withoutSecretNumbers = (text: string): string =>
  [...socialSecurityIn(text), ...cardsIn(text)].reduce(
    (rest, found) => rest.replaceAll(found.replace(/^\D+/, ""), ""),
    text,
  );

// Not part of a longer number or of a name such as WC-123-45-6789. Safari before 16.4 has no (?<!…).
const separated =
  /(?:^|[^\w-])(\d{3})( ?[-\u2010-\u2015] ?|[.\u00a0 ])(\d{2})\2(\d{4})(?![\w-]| ?[-\u2010-\u2015] ?\d)/g;
const nineDigits = /(?:^|[^\w-])(\d{3})(\d{2})(\d{4})(?![\w-])/g;
const nearby =
  /\bss(?:n\b| ?[#:])|\bsoc(?:ial|\.)? sec(?:urity|\b)|\bsegur(?:o|idad) social|\bm[iy] social(?= *(?:is|es|number|[#:\d]))/i;
/** How far from the number the words may be, in characters. */
const reach = 30;

function socialSecurityIn(text: string): string[] {
  const all: string[] = [];
  for (const [found, area, , group, serial] of text.matchAll(separated))
    if (isIssued(area!, group!, serial!)) all.push(found);
  for (const { index, 0: found, 1: area, 2: group, 3: serial } of text.matchAll(
    nineDigits,
  )) {
    const around = text.slice(
      Math.max(index - reach, 0),
      index + found.length + reach,
    );
    if (nearby.test(around) && isIssued(area!, group!, serial!))
      all.push(found);
  }
  return all;
}

/** Whether the Social Security Administration gives out such numbers (ssa.gov, "Social Security Number Randomization"). */
const isIssued = (area: string, group: string, serial: string) =>
  !/^(?:000|666|9..)$/.test(area) && group !== "00" && serial !== "0000";

/**
 * In one piece, in fours, or the 4-6-5 and 4-6-4 of American Express and Diners Club. Mastercards also begin with 2221 to
 * 2720; the pattern is a little wider.
 */
const cards =
  /(?:^|[^\w-])(?:[3-6]\d{12,18}|2[2-7]\d{14}|(?:[3-6]\d|2[2-7])\d\d([- \u00a0\u2010-\u2015])\d{4}\1\d{4}(?:\1\d{1,4}){1,2}|3\d{3}([- \u00a0\u2010-\u2015])\d{6}\2\d{4,5})(?![\w-])/g;

const cardsIn = (text: string) =>
  [...text.matchAll(cards)]
    .map(([found]) => found)
    .filter((found) => {
      const digits = found.replace(/\D/g, "");
      return digits.length <= 19 && passesLuhn(digits);
    });

/** The check digit of card numbers (ISO/IEC 7812). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const isDoubled = (digits.length - index) % 2 === 0;
    const value = Number(digits[index]) * (isDoubled ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** The letters on the keys 2 to 9. */
const keys = [
  "abc",
  "def",
  "ghi",
  "jkl",
  "mno",
  "pqrs",
  "tuv",
  "wxyz",
] as const;

export type Phone = {
  /** As pages show it: (713) 555-0142. */
  display: string;
  /** What telephones dial: +17135550142, or a short number such as 211. */
  e164: string;
};

/**
 * The number that telephones dial for one that pages show: (713) 555-0142, 1-800-621-FEMA (3362), +44 20 7946 0000
 * or 2-1-1. If it has none, `problem` says why, in words that follow the field's name.
 */
export function dialed(
  display: string,
): { e164: string; problem?: never } | { problem: string; e164?: never } {
  // Digits in parentheses after a word repeat the word.
  const [, main = display, repeated] =
    /^(.*[a-z].*?)\s*\(([\d\s.-]+)\)$/i.exec(display) ?? [];
  if (/[^\da-z\s().+/-]/i.test(main) || !/\d/.test(main))
    return {
      problem: `is “${display}”, which is not a phone number: write it like (713) 555-0142`,
    };
  const digits = main.toLowerCase().replaceAll(/[a-z]|\D/g, (letter) => {
    const key = keys.findIndex((letters) => letters.includes(letter));
    return key < 0 ? "" : String(key + 2);
  });
  if (repeated && !digits.endsWith(repeated.replaceAll(/\D/g, "")))
    return {
      problem: `says ${repeated}, but the letters before it are other keys: ${main} is ${digits}`,
    };
  if (main.startsWith("+") && digits.length >= 8 && digits.length <= 15)
    return { e164: `+${digits}` };
  if (digits.length === 10) return { e164: `+1${digits}` };
  if (digits.length === 11 && digits.startsWith("1"))
    return { e164: `+${digits}` };
  if (digits.length === 3) return { e164: digits };
  return {
    problem: `dials ${digits.length} digits (${digits}): a number has 10, such as (713) 555-0142, or 3, such as 211. Write one outside the United States with + and the country`,
  };
}

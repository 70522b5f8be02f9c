import { randomInt } from "node:crypto";

/** No 0, 1, I, L or O: references are read out over the phone. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const reference = new RegExp(`^SR-[${alphabet}]{6}$`);

/** Whether a text could be the reference of a lead. */
export function isReference(text: string): boolean {
  return reference.test(text);
}

/** Such as SR-7K3F9Q. */
export function newReference(): string {
  const letters = Array.from(
    { length: 6 },
    () => alphabet[randomInt(alphabet.length)],
  );
  return `SR-${letters.join("")}`;
}

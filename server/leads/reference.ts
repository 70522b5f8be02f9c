import { randomInt } from "node:crypto";
import { referenceLetters } from "#forms/reference.ts";

/** Such as SR-7K3F9Q. */
export function newReference(): string {
  const letters = Array.from(
    { length: 6 },
    () => referenceLetters[randomInt(referenceLetters.length)],
  );
  return `SR-${letters.join("")}`;
}

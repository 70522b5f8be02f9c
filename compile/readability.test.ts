import { expect, test } from "vitest";
import { countHabits, readability, repeatedOpenings } from "./readability.ts";

test("the grade is that of Flesch and Kincaid's formula", () => {
  // Six words and six syllables in one sentence: 0.39 × 6 + 11.8 × 1 − 15.59.
  expect(readability(["The cat sat on the mat."]).grade).toBeCloseTo(-1.45);
});

test("sentences of one length have no spread, the share of short ones is counted, and titles are no sentences", () => {
  const even = readability(["Hail broke the roof.", "Rain ruined the floor."]);
  expect(even).toMatchObject({ spread: 0, short: 1 });
  const nine = "One two three four five six seven eight nine.";
  expect(readability(["Call.", nine])).toMatchObject({ spread: 4, short: 0.5 });
  const words = readability(["What a hotel insures", "Rooms burn."]);
  expect(words).toMatchObject({ words: 6, wordsPerSentence: 2 });
});

test("three sentences in a row that begin alike are a repeated opening", () => {
  const texts = ["Pays for hail. Pays for wind.", "Pays for fire. Insures it."];
  expect(repeatedOpenings(texts)).toBe(1);
  expect(repeatedOpenings(["Pays.", "A title", "Insures.", "Pays."])).toBe(0);
});

test("a hedge counts as an opening only at the start of an answer", () => {
  const counts = countHabits([
    "Does it pay?",
    "Usually, up to a limit.",
    "It usually asks for proof.",
  ]);
  expect(counts).toMatchObject({
    "usually, often, typically, generally": 2,
    "answers that open with a hedge": 1,
    "asks for": 1,
    "can pay": 0,
  });
});

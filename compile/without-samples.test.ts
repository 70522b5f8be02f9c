import { expect, test } from "vitest";
import { withoutSamples } from "./without-samples.ts";

const figures: Record<string, string> = {
  carriers: "50+",
  deadline: "30 days",
};

const fill = (text: string) =>
  text.replaceAll(/\{figure:(\w+)\}/g, (_, name: string) => figures[name]!);

/** A file on a live site, with `carriers` as a figure without a source. */
const live = (written: unknown) =>
  withoutSamples(
    written,
    JSON.parse(fill(JSON.stringify(written))),
    ["carriers"],
    fill,
  );

test("sample entries of a list and sample parts of an object are left out", () => {
  const people = [{ name: "Ann", sample: true }, { name: "Bo" }];
  const specialist = { name: "Ann", sample: true };
  expect(live({ people, specialist }).value).toEqual({
    people: [{ name: "Bo" }],
  });
});

test("a sentence with a sample figure is left out, and the others stay", () => {
  const text =
    "You choose. We compare {figure:carriers} carriers. Report within {figure:deadline}.";
  expect(live({ text })).toEqual({
    value: { text: "You choose. Report within 30 days." },
    empty: [],
  });
});

test("a list entry with nothing but such a figure is left out", () => {
  const list = [
    { value: "{figure:carriers}", label: "carriers" },
    { value: "{figure:deadline}", label: "to report" },
  ];
  const left = [{ value: "30 days", label: "to report" }];
  expect(live({ list })).toEqual({ value: { list: left }, empty: [] });
});

test("a text that would be empty is reported if no entry can go with it", () => {
  const hero = { title: "Insurance", text: "We compare {figure:carriers}." };
  expect(live({ hero }).empty).toEqual([["hero", "text"]]);
});

test("a file with a single list is treated as that list", () => {
  const written = { carriers: [{ name: "Ann", sample: true }, { name: "Bo" }] };
  expect(
    withoutSamples(written, written.carriers, [], (text) => text).value,
  ).toEqual([{ name: "Bo" }]);
});

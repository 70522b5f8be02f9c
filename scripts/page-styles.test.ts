import { expect, test } from "vitest";
import { shownStyles, stylesWithoutFonts } from "./page-styles.ts";

const html = `<p class="lead wide">Hello</p>`;

test.each([
  ["an element", "p{color:red}"],
  ["a class that an element has", ".lead{color:red}"],
  ["two of which an element has one", ".lead,.error{color:red}"],
  ["a state of what is there", ".lead:has(.error){color:red}"],
  ["a part of a page that is there", ".lead>.wide{color:red}"],
])("a rule for %s is shown", (_, css) => {
  expect(shownStyles(css, html)).toBe(css);
});

test.each([
  ["a class of no element", ".error{color:red}"],
  ["such a class within one that is there", ".lead .error{color:red}"],
  ["an element under the pointer", ".lead:hover{color:red}"],
  ["such a class at a width", "@media (width>=600px){.error{color:red}}"],
])("a rule for %s waits", (_, css) => {
  expect(shownStyles(css, html)).toBe("");
});

const font = "@font-face{font-family:A;src:url(a)}";
const frames = "@keyframes b{to{rotate:1turn}}";

test("fonts and animations stand in the page", () => {
  expect(shownStyles(font + frames, html)).toBe(font + frames);
});

test("fonts are declared once, in the page", () => {
  expect(stylesWithoutFonts(font + frames)).toBe(frames);
});

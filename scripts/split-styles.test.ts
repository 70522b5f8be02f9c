import { expect, test } from "vitest";
import { splitStyles } from "./split-styles.ts";

const html = `<p class="lead wide">Hello</p>`;

test.each([
  ["an element", "p{color:red}"],
  ["a class that an element has", ".lead{color:red}"],
  ["two of which an element has one", ".lead,.error{color:red}"],
  ["a state of what is there", ".lead:has(.error){color:red}"],
  ["a part of a page that is there", ".lead>.wide{color:red}"],
])("a rule for %s is shown", (_, css) => {
  expect(splitStyles(css, html)).toEqual({ shown: css, later: "" });
});

test.each([
  ["a class of no element", ".error{color:red}"],
  ["such a class within one that is there", ".lead .error{color:red}"],
  ["an element under the pointer", ".lead:hover{color:red}"],
  ["such a class at a width", "@media (width>=600px){.error{color:red}}"],
])("a rule for %s is for later", (_, css) => {
  expect(splitStyles(css, html)).toEqual({ shown: "", later: css });
});

test("fonts and animations are declared once, in the page", () => {
  const css =
    "@font-face{font-family:A;src:url(a)}@keyframes b{to{rotate:1turn}}";
  expect(splitStyles(css, html)).toEqual({ shown: css, later: "" });
});

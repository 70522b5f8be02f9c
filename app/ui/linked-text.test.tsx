import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkedText } from "./linked-text.tsx";

const html = (text: string) => renderToStaticMarkup(<LinkedText text={text} />);

test("links to a page of this site in the same tab", () => {
  const markup = html("See [the storm page](/storm).");
  expect(markup).toMatch(
    /^See <a [^>]*href="\/storm"[^>]*>the storm page<\/a>/,
  );
  expect(markup).not.toContain("target");
});

test("opens another site in a new tab and says so", () => {
  const markup = html("Ask [the state](https://www.tdi.texas.gov) first.");
  expect(markup).toMatch(
    /<a href="https:\/\/www\.tdi\.texas\.gov" target="_blank" rel="noopener">the state/,
  );
  expect(markup).toContain("opens in new tab");
});

import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { LinkedText } from "./linked-text.tsx";

function html(text: string): string {
  const router = createMemoryRouter([
    { path: "/", element: <LinkedText text={text} /> },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

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

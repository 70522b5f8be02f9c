import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Image, type ImageProps } from "./image.tsx";

const html = (props: Partial<ImageProps> = {}) =>
  renderToStaticMarkup(
    <Image src="/roof.svg" alt="A roof" width={400} height={300} {...props} />,
  );
/** The markup for a browser with scripts, without the <noscript> copy. */
const withScripts = (markup: string) =>
  markup.replace(/<noscript>.*<\/noscript>/, "");

test("is lazy by default, with a copy for visitors without scripts", () => {
  expect(withScripts(html())).toContain(' src="data:');
  expect(withScripts(html())).toContain('data-src="/roof.svg"');
  expect(html()).toMatch(
    /<noscript><img [^>]*src="\/roof.svg" loading="lazy"\/><\/noscript>/,
  );
});

test.each([{ priority: true }, { loading: "eager" }] as const)(
  "loads at once with %j",
  (props) => {
    expect(html(props)).toContain(' src="/roof.svg"');
    expect(html(props)).not.toContain("data-src");
    expect(html(props)).not.toContain("<noscript>");
  },
);

test("loads before others only with priority", () => {
  expect(html({ priority: true })).toContain('fetchPriority="high"');
  expect(html({ loading: "eager" })).not.toContain("fetchPriority");
  expect(html()).not.toContain("fetchPriority");
});

test("starts as a skeleton of the image's size", () => {
  expect(html()).toContain('data-state="loading"');
  expect(html()).toContain('width="400" height="300"');
});

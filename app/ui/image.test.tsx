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

test("waits for its time by default, with a copy for visitors without scripts", () => {
  expect(withScripts(html())).not.toContain(' src="');
  expect(withScripts(html())).toContain('data-src="/roof.svg"');
  expect(html()).toMatch(
    /<noscript><img [^>]*src="\/roof.svg" loading="lazy"\/><\/noscript>/,
  );
});

test.each([{ priority: true }, { loading: "eager" }] as const)(
  "is asked for at once with %j",
  (props) => {
    expect(html(props)).toContain(' src="/roof.svg"');
    expect(html(props)).not.toContain("data-src");
    expect(html(props)).not.toContain("<noscript>");
  },
);

test("goes before others with priority alone", () => {
  expect(html({ priority: true })).toContain('fetchPriority="high"');
  expect(html({ loading: "eager" })).not.toContain("fetchPriority");
  expect(html()).not.toContain("fetchPriority");
});

test("starts as a skeleton that has the image's size and no voice", () => {
  expect(html()).toContain('data-state="loading"');
  expect(html()).toMatch(/<span [^>]*aria-hidden="true"><\/span>/);
  expect(html()).toContain('width="400" height="300"');
});

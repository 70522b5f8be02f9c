import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  EndParts,
  HeadParts,
  Parts,
  StartParts,
  type DocumentParts,
} from "./document-parts.tsx";

const parts: DocumentParts = {
  meta: [],
  notice: undefined,
  fonts: ["/besley.woff2"],
  styles: "main{color:navy}",
  script: "start()",
  client: "/client.js",
  modules: () => [],
  translation: () => undefined,
  structuredData: undefined,
  sharePicture: { address: "/home.png", alt: "Home", width: 1200, height: 630 },
  drawn: (address) => address,
};

const html = (more: Partial<DocumentParts>) =>
  renderToStaticMarkup(
    <Parts value={{ ...parts, ...more }}>
      <HeadParts />
      <StartParts />
      <EndParts />
    </Parts>,
  );

test("narrow windows preload the fonts from the body, wide ones from the head", () => {
  const page = renderToStaticMarkup(
    <Parts value={parts}>
      <html>
        <head>
          <HeadParts />
        </head>
        <body>
          <StartParts />
        </body>
      </html>
    </Parts>,
  );
  const [head = "", body = ""] = page.split("<body>");
  const preloads = (part: string) =>
    [...part.matchAll(/<link [^>]*rel="preload"[^>]*>/g)].map(([link]) => ({
      isWide: /media="\(width (>|&gt;)/.test(link),
      font: /href="([^"]*)"/.exec(link)?.[1],
    }));
  const [font] = parts.fonts;
  expect(preloads(head)).toEqual([{ isWide: true, font }]);
  expect(preloads(body)).toEqual([{ isWide: false, font }]);
});

test("no text in the data can end its script", () => {
  const data = ["</script><script>alert(1)</script>", "<!--"];
  const page = html({ structuredData: JSON.stringify(data) });
  const [, block = ""] = /ld\+json">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(block)).toEqual(data);
  expect(page).not.toContain("<!--");
});

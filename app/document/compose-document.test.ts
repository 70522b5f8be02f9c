import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { pageAt } from "#app/content/pages.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { composeDocument } from "./compose-document.ts";
import type { OwnPart } from "#app/load-page.ts";

type Page = { noindex?: boolean; crumbs?: readonly object[] };

const compose = ({ noindex = false, crumbs }: Page = {}) =>
  composeDocument(
    {
      data: { crumbs },
      meta: pageMeta({
        title: "About | Somebody",
        description: "Us",
        path: "/about",
        noindex,
      }),
      handle: { file: "./about-page.tsx" },
      location: { pathname: "/about" } as OwnPart["location"],
    },
    {},
    new Set(),
  );

test("structured data has the page's heading, and the pages above it from its loader", () => {
  const { heading, name } = pageAt("/about")!;
  const { parts } = compose({ crumbs: [{ label: "Up", path: "/up" }] });
  expect(JSON.parse(parts.structuredData!)).toMatchObject({
    "@graph": expect.arrayContaining([
      expect.objectContaining({ "@type": "WebPage", name: heading }),
      expect.objectContaining({
        itemListElement: [
          expect.objectContaining({ name: "Up", item: `${site.origin}/up` }),
          expect.objectContaining({ name }),
        ],
      }),
    ]),
  });
});

test("an unlisted page has no structured data, and the home page's picture", () => {
  const listed = compose();
  const unlisted = compose({ noindex: true });
  expect(unlisted.parts.structuredData).toBeUndefined();
  expect(unlisted.parts.sharePicture.address).toBe(
    `${site.origin}/share/home.png`,
  );
  expect(listed.parts.sharePicture.address).toBe(
    `${site.origin}/share/about.png`,
  );
  expect(listed.parts.sharePicture.alt).toBe("About");
});

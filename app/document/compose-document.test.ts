import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { pageAt } from "#app/content/pages.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { composeDocument } from "./compose-document.ts";
import type { OwnPart } from "#app/load-page.ts";

const notice = {
  title: "A storm comes",
  text: "Call us.",
  from: "2026-08-24T06:00-05:00",
  until: "2026-08-31T18:00-05:00",
  link: { label: "What to do", to: "/storm" },
};

type Page = { noindex?: boolean; crumbs?: readonly object[] };

const compose = ({ noindex = false, crumbs }: Page = {}, input = {}) =>
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
    input,
    new Set(),
  );

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

test("the policy allows the inline content, with a notice and without", () => {
  const plain = compose();
  const noticed = compose({}, { notice });
  for (const { parts, policy } of [plain, noticed]) {
    const [, scripts, styles] =
      /script-src ([^;]*); style-src ([^;]*);/.exec(policy) ?? [];
    expect(scripts).toContain(hash(parts.script));
    expect(styles).toBe(`'self' ${hash(parts.styles)}`);
  }
  expect(noticed.parts.notice).toMatchObject(notice);
  expect(plain.parts.notice).toBeUndefined();
});

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

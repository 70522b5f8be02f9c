import { createHash } from "node:crypto";
import type { EntryContext } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { site } from "#content/site.ts";
import { pageAt } from "#app/content/pages.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { composeDocument } from "./compose-document.ts";

const notice = {
  title: "A storm comes",
  text: "Call us.",
  from: "2026-08-24T06:00-05:00",
  until: "2026-08-31T18:00-05:00",
  link: { label: "What to do", to: "/storm" },
};

type Page = {
  noindex?: boolean;
  isPlain?: boolean;
  crumbs?: readonly object[];
};

const entryOf = ({ noindex = false, isPlain = false, crumbs }: Page) =>
  ({
    manifest: { routes: {}, entry: { module: "", imports: [] }, url: "" },
    serverHandoffStream: new Blob(["state"]).stream(),
    staticHandlerContext: {
      matches: [{ route: { id: "page", handle: { isPlain } }, params: {} }],
      loaderData: { page: { crumbs } },
      location: { pathname: "/about" },
    },
    routeModules: {
      page: {
        meta: () =>
          pageMeta({
            title: "About | Somebody",
            description: "Us",
            path: "/about",
            noindex,
          }),
      },
    },
  }) as unknown as EntryContext;

const compose = (page: Page = {}, input = {}) =>
  composeDocument(new Request("http://x/about"), entryOf(page), input);

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

test("the policy allows the inline content, with a notice and without", async () => {
  const plain = await compose();
  const noticed = await compose({}, { notice });
  for (const { parts, policy } of [plain, noticed]) {
    const [, scripts, styles] =
      /script-src ([^;]*); style-src ([^;]*);/.exec(policy) ?? [];
    expect(scripts).toContain(hash(parts.boot));
    expect(styles).toBe(`'self' ${hash(parts.styles)}`);
  }
  expect(noticed.parts.notice).toMatchObject(notice);
  expect(plain.parts.notice).toBeUndefined();
});

test("structured data has the page's heading, and the pages above it from its loader", async () => {
  const { heading, name } = pageAt("/about")!;
  const { parts } = await compose({ crumbs: [{ label: "Up", path: "/up" }] });
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

test("an unlisted page has no structured data, and the home page's picture", async () => {
  const listed = await compose();
  const unlisted = await compose({ noindex: true });
  expect(unlisted.parts.structuredData).toBeUndefined();
  expect(unlisted.parts.sharePicture.address).toBe(
    `${site.origin}/share/home.png`,
  );
  expect(listed.parts.sharePicture.address).toBe(
    `${site.origin}/share/about.png`,
  );
  expect(listed.parts.sharePicture.alt).toBe("About");
});

test("a page that needs no scripts has no start data", async () => {
  vi.stubEnv("DEV", false);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { parts } = await compose({ isPlain: true });
  expect(parts.start).toBeUndefined();
});

import { readFileSync } from "node:fs";
import { createElement, type ComponentType } from "react";
import { useLoaderData, type RouteObject } from "react-router";
import type { PageHandle } from "./layout/page-types.ts";
import Root, { ErrorBoundary } from "./root.tsx";
import SiteLayout, { loader as languagesOf } from "./layout/site-layout.tsx";

type View = Pick<RouteObject, "loader"> &
  Pick<PageHandle, "meta"> & {
    default?: ComponentType<{ loaderData: unknown }>;
    handle?: PageHandle;
  };

const views = import.meta.glob<View>(
  ["./pages/**/*-{page,file}.{ts,tsx}", "../.generated/site/views/*.tsx"],
  // Also in folders whose names begin with a dot.
  { exhaustive: true },
);

/** The modules of pages that are rendered, by path from this folder. */
const viewFile = (view: string) => (view.startsWith(".") ? view : `./${view}`);

/** A page and its module, which is loaded when it is rendered. */
const page = (path: string, view: string): RouteObject => ({
  id: path || "/",
  ...(path ? { path } : { index: true as const }),
  lazy: async () => {
    const file = viewFile(view);
    const { default: Page, handle, meta, loader } = await views[file]!();
    return {
      handle: { ...handle, meta, file } satisfies PageHandle,
      ...(loader && { loader }),
      ...(Page && {
        Component: () => createElement(Page, { loaderData: useLoaderData() }),
      }),
    };
  },
});

/**
 * The pages that are the same for everyone: each file of content/ says where its pages are (compile/content-files.ts).
 * Addresses have no trailing slash; the server redirects the other form.
 */
const pages = Object.entries(
  JSON.parse(readFileSync(".generated/site/routes.json", "utf8")) as Record<
    string,
    string
  >,
).map(([path, view]) => page(path.slice(1), view));

/** The folders of the pages in other languages. */
const languages = pages.flatMap(({ path = "" }) =>
  /^[a-z]{2}$/.test(path) ? path : [],
);

/** Without header and footer. */
const onboarding = pages.filter(({ path }) => path === "onboarding");

/** What the server renders when a form posted without scripts has errors, or a link in a mail is opened. */
const answers = [
  page("contact", "pages/contact/contact-page.tsx"),
  page("subscribe/problem", "pages/subscribe-answer/problem-page.tsx"),
  page("desk", "pages/desk/desk-page.tsx"),
  // The pages behind links in mails, and the answers to their buttons.
  page("subscribe/:page", "pages/mail-link/mail-link-page.tsx"),
];

export const routes: RouteObject[] = [
  {
    id: "root",
    Component: Root,
    ErrorBoundary,
    children: [
      ...onboarding,
      {
        loader: languagesOf,
        Component: SiteLayout,
        children: [
          ...pages.filter((one) => !onboarding.includes(one)),
          ...answers,
          ...languages.map((folder) =>
            page(
              `${folder}/*`,
              "pages/not-found/not-found-in-language-page.tsx",
            ),
          ),
          page("*", "pages/not-found/not-found-page.tsx"),
        ],
      },
    ],
  },
  ...["blog", ...languages].map((folder) =>
    page(`${folder}/search-index.json`, "pages/search/search-index-file.ts"),
  ),
];

import { readFileSync } from "node:fs";
import {
  index,
  layout,
  route,
  type RouteConfig,
} from "@react-router/dev/routes";

/**
 * The pages that are the same for everyone: each file of content/ says where its pages are (compile/content-files.ts).
 * Addresses have no trailing slash; the server redirects the other form.
 */
const views = JSON.parse(
  readFileSync(".generated/site/routes.json", "utf8"),
) as Record<string, string>;
const pages = Object.entries(views).map(([path, view]) =>
  path === "/"
    ? index(view)
    : route(path.slice(1), view, { id: path.slice(1) }),
);

/** The folders of the pages in other languages. */
const languages = pages.flatMap(({ path = "" }) =>
  /^[a-z]{2}$/.test(path) ? path : [],
);

/** Without header and footer. */
const onboarding = pages.filter(({ path }) => path === "onboarding");

/** What the server renders when a form posted without scripts has errors, or a link in a mail is opened. */
const answers = [
  route("contact", "pages/contact/contact-page.tsx"),
  route("subscribe/problem", "pages/subscribe-answer/problem-page.tsx"),
  route("desk", "pages/desk/desk-page.tsx", { id: "desk" }),
  // The pages behind links in mails, and the answers to their buttons.
  route("subscribe/:page", "pages/mail-link/mail-link-page.tsx", {
    id: "subscribe",
  }),
];

export default [
  ...onboarding,
  ...["blog", ...languages].map((folder) => {
    const id = `${folder}/search-index.json`;
    return route(id, "pages/search/search-index-file.ts", { id });
  }),
  layout("layout/site-layout.tsx", [
    ...pages.filter((page) => !onboarding.includes(page)),
    ...answers,
    ...languages.map((folder) =>
      route(`${folder}/*`, "pages/not-found/not-found-in-language-page.tsx", {
        id: `${folder}/*`,
      }),
    ),
    route("*", "pages/not-found/not-found-page.tsx"),
  ]),
] satisfies RouteConfig;

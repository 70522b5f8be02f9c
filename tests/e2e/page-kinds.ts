import { statSync } from "node:fs";
import { allPages, type Page } from "#app/content/pages.ts";
import { firstLanguage } from "#words/first-language.ts";

export const allAddresses = allPages().map(({ path }) => path);

const size = ({ file }: Page) => statSync(`content/${file}`).size;

/** The page of a view with the longest content file, and so the most of everything; in English, if it has one. */
const longest = [...Map.groupBy(allPages(), ({ view }) => view).values()].map(
  (pages) => {
    const english = pages.filter(({ language }) => language === firstLanguage);
    return (english.length > 0 ? english : pages).reduce((one, other) =>
      size(other) > size(one) ? other : one,
    );
  },
);

const longestOf = (kind: Page["kind"]) =>
  longest.find((page) => page.kind === kind)!.path;

/** For tests that need just any page. */
export const anArticle = longestOf("posts");
export const anIndustry = longestOf("industries");
export const aPersonalPage = longestOf("personal");
export const aCoveragePage = longestOf("coverage");
export const aService = longestOf("services");

/** One page of each view; the others of a kind differ only in their words. */
export const pageKinds = longest
  .map(({ path }) => path)
  .filter((path) => !/^\/samples$|\/thanks$/.test(path));

/** One page of each kind of content file, for npm test. npm run test:touched looks at the other views too. */
export const inEveryRun = [
  ...Map.groupBy(
    longest.filter(({ path }) => pageKinds.includes(path)),
    ({ kind }) => kind,
  ).values(),
].map(
  (pages) =>
    pages.reduce((one, other) => (size(other) > size(one) ? other : one)).path,
);

/** npm run test:touched leaves out what npm test has just looked at. */
export const pagesToVisit =
  process.env.TESTS === "touched"
    ? allAddresses.filter((path) => !inEveryRun.includes(path))
    : allAddresses;

import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "./check-content.ts";
import { dueSince } from "./coming.ts";
import { copyContent, read, root, write } from "./content-copy.fixture.ts";
import { readContent } from "./read-content.ts";

copyContent();

/** Copies the first article, with these lines in its front matter. */
function writeArticle(slug: string, lines: string) {
  const [first = ""] = Object.keys(
    checkContent(root).languages.en?.posts as object,
  );
  const text = read(`en/posts/${first}.md`);
  write(`en/posts/${slug}.md`, text.replace(/^---\n/, `---\n${lines}\n`));
}

/** Texas has daylight time from March 14, 2027 on; before, 8:00 is 14:00 in UTC. */
const before = new Date("2027-03-03T13:59:59Z");
const onTime = new Date("2027-03-03T14:00:00Z");

/** What a site for visitors would have. `live` itself asks for more than the content here has. */
const visible = (today: Date) =>
  checkContent(root, {}, { live: false, coming: false, today });
const addresses = (today: Date) => visible(today).pages.map(({ path }) => path);

test("visitors see an article from its time on, and a draft never", () => {
  writeArticle("coming", "publishOn: 2027-03-03 08:00");
  writeArticle("drafted", "draft: true");
  expect(addresses(before)).not.toContain("/blog/coming");
  expect(addresses(onTime)).toContain("/blog/coming");
  expect(addresses(onTime)).not.toContain("/blog/drafted");
  expect(visible(onTime).languages.en?.posts).not.toHaveProperty("drafted");
  // A preview has both.
  const all = checkContent(root, {}, { live: false, today: before });
  for (const path of ["/blog/coming", "/blog/drafted"])
    expect(all.pages).toContainEqual(expect.objectContaining({ path }));
});

test("a link to what is coming is a remark in a preview, and a mistake for visitors", () => {
  writeArticle("coming", "publishOn: 2027-03-03 08:00");
  writeArticle("linking", "");
  const file = "en/posts/linking.md";
  write(file, `${read(file)}\nSee [this](/blog/coming).\n`);
  const preview = checkContent(root, {}, { live: false, today: before });
  expect(preview.problems).toEqual([]);
  const about = (one: { file: string }) => one.file === join(root, file);
  expect(preview.warnings.filter(about)).toHaveLength(1);
  expect(visible(before).problems.filter(about)).toHaveLength(1);
  expect(visible(onTime).problems.filter(about)).toEqual([]);
});

test("a time that there is not is a mistake", () => {
  writeArticle("coming", "publishOn: 2027-02-30 08:00");
  const { problems } = checkContent(root, {}, { live: false });
  expect(problems.map(({ field }) => field)).toEqual(["publishOn"]);
});

test("an article is due once, by the time of the last release", () => {
  writeArticle("coming", "publishOn: 2027-03-03 08:00");
  writeArticle("drafted", "draft: true");
  const { files } = readContent(join(root, "en"));
  const hour = 3_600_000;
  const later = new Date(onTime.getTime() + hour);
  expect(dueSince(files, new Date(before.getTime() - hour), before)).toEqual(
    [],
  );
  expect(dueSince(files, before, later)).toEqual(["coming"]);
  expect(dueSince(files, onTime, later)).toEqual([]);
});

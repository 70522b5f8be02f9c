import { expect, test } from "vitest";
import { checkContent } from "./check-content.ts";
import {
  change,
  copyContent,
  found,
  read,
  root,
  write,
} from "./content-copy.fixture.ts";
import { drawn } from "./drawn.ts";

copyContent();

/** Adds a file to the copy. */
const copy = (from: string, to: string) =>
  write(`en/${to}`, read(`en/${from}`));

test.each([
  ["another page has", "careers", /^en\/legal\/careers\.md:1 .*en\/careers/],
  ["the server answers", "contact", /^en\/legal\/contact\.md:1 .*the server/],
])("reports a page at an address that %s", (_, name, says) => {
  copy("legal/accessibility.md", `legal/${name}.md`);
  expect(found()).toEqual([expect.stringMatching(says)]);
});

test("a page without a drawing shows the general one of its kind, and a remark says so", () => {
  copy("personal/renters-insurance.yaml", "personal/rentrs-insurance.yaml");
  const { pages, problems, warnings } = checkContent(root);
  expect(problems).toMatchObject([
    { message: expect.stringMatching(/no license for .*rentrs-insurance/) },
  ]);
  const remarks = warnings.filter(({ file }) =>
    file.endsWith("rentrs-insurance.yaml"),
  );
  expect(remarks).toMatchObject([
    { message: expect.stringMatching(/general drawing .*renters is one/) },
  ]);
  const page = pages.find(({ slug }) => slug === "rentrs-insurance");
  expect(drawn.scenes).toContain(page?.scene);
});

test("a photograph that the page's numbered picture hides is remarked", () => {
  const file = "industries/hospitality-insurance.yaml";
  const photo =
    "photo:\n  file: /media/road-at-dusk.webp\n  alt: A road at dusk\n";
  change(`en/${file}`, /^(?=cutaway:)/m, photo);
  const { problems, warnings } = checkContent(root);
  expect(problems).toEqual([]);
  const message = expect.stringMatching(/picture with numbers/);
  expect(warnings).toContainEqual(
    expect.objectContaining({ field: "photo", message }),
  );
});

test("every task of the menus has a picture", () => {
  const { navigation } = checkContent().languages.en as {
    navigation: { tasks: object };
  };
  for (const task of Object.keys(navigation.tasks))
    expect(drawn.tasks).toContain(task);
});

test("addresses that lead on are not those of pages, and lead to pages", () => {
  const leadsOn = (from: string, to: string) => {
    write("en/redirects.yaml", `redirects: [{ from: ${from}, to: ${to} }]\n`);
    return found();
  };
  expect(leadsOn("/blog/gone", "/blog")).toEqual([]);
  for (const [from, to] of [
    ["/about", "/blog"],
    ["/api/contact", "/blog"],
    ["/blog/gone", "/blog/gone-too"],
    ["/blog/gone", "https://www.tdi.texas.gov"],
  ] as const)
    expect(leadsOn(from, to), `${from} to ${to}`).toHaveLength(1);
});

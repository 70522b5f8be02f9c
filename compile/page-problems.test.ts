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

/** Changes a file of the copy. Returns the place of the new text as a problem names it. */
const spoil = (file: string, text: string | RegExp, by: string) =>
  `en/${file}:${change(`en/${file}`, text, by)}`;

/** Adds a file to the copy. Returns its beginning as a problem names it. */
function copy(from: string, to: string) {
  write(`en/${to}`, read(`en/${from}`));
  return `en/${to}:1`;
}

test("reports wrong addresses, pictures, pins and sections at once, each with its line and the correction", () => {
  const mistakes: [place: string, says: RegExp][] = [
    [
      spoil("navigation.yaml", /path: \/careers$/m, "path: /carers"),
      /leads to \/carers, which is not a page of this site: write \/careers$/,
    ],
    [
      spoil("about.yaml", "path: /industry", "path: industry"),
      /\.path is not a page of this site: write it like \/about$/,
    ],
    [
      spoil(
        "posts/non-subscription-in-texas.md",
        /(?<=\/workers-compensation)#non-subscribers/,
        "#non-subscribrs",
      ),
      /^body leads to #non-subscribrs, which \/coverage\/workers-compensation does not have: write \/coverage\/workers-compensation#non-subscribers$/,
    ],
    [
      spoil(
        "industries/construction-insurance.yaml",
        /(?<=related:\n {2}- ).*/,
        "/blog/search",
      ),
      /^related\.0 is \/blog\/search, which has no name to show here/,
    ],
    [
      spoil("mail.yaml", /(?<=attached: )/, "See {site:origin}/strom. "),
      /^lead\.attached leads to \/strom, which is not a page of this site: write \/storm$/,
    ],
    [
      spoil("customer-service.yaml", "tel:{site:phone.e164}", "mailto:us"),
      /leads to mailto:us, which is not an email address/,
    ],
    [
      copy("legal/accessibility.md", "legal/careers.md"),
      /^the file has the address \/careers, which en\/careers\.yaml has too: choose another$/,
    ],
    [
      copy("legal/accessibility.md", "legal/contact.md"),
      /^the file has the address \/contact, where the server answers/,
    ],
    [
      spoil("industries/hospitality-insurance.yaml", /(?<=- id: .*)$/m, "s"),
      /^cutaway\.0\.id is \S+s, which pictures\/cutaways\/hospitality\.svg of \/industry\/\S+ does not have: write \S+$/,
    ],
    [
      spoil("people.yaml", /(?<=image: maria-delgad)o/, "a"),
      /^people\.0\.image is maria-delgada, which the site does not know: write maria-delgado$/,
    ],
    [
      spoil("services/private-client.yaml", "kind: table", "kind: tabel"),
      /^sections\.\d\.kind is tabel, which cannot be here: choose .*table/,
    ],
  ];
  const problems = found().map((problem) => problem.split("  "));
  expect(problems.map(([place]) => place).toSorted()).toEqual(
    mistakes.map(([place]) => place).toSorted(),
  );
  for (const [place, says] of mistakes)
    expect(problems.find(([one]) => one === place)![1]).toMatch(says);
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
  spoil(file, /^(?=cutaway:)/m, photo);
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

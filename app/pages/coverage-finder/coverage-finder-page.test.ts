import { expect, test } from "vitest";
import { coverageFinder } from "#content/coverage-finder.ts";
import { siteRender } from "#app/document/site-render.fixture.ts";
import {
  findCoverages,
  finderAddress,
  sides,
} from "#queries/finder-answers.ts";

const words = (html: string) =>
  html.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

/** The titles on the list of a page. */
async function listed(address: string) {
  const render = await siteRender();
  const answer = await render(address);
  expect(answer.status).toBe(200);
  const [list = ""] =
    /<section id="list"[^]*?<\/section>/.exec(await answer.text()) ?? [];
  return [...list.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title = ""]) =>
    words(title),
  );
}

test.each(sides)(
  "a page lists the coverages for the answers in its address, without scripts too: %s",
  async (side) => {
    const { questions } = coverageFinder.rules[side];
    const picked = questions.map(
      ({ name, options }) => `${name}=${options[0]!.value}`,
    );
    const answers = { side, picked };
    expect(await listed(finderAddress(answers))).toEqual(
      findCoverages(coverageFinder.rules, answers).map(({ title }) => title),
    );
  },
);

test("without a valid answer nothing is listed", async () => {
  for (const query of ["", "?for=", "?for=boat"])
    expect(await listed(`/coverage-finder${query}`), query).toEqual([]);
});

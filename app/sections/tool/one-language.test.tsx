import { readFileSync } from "node:fs";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { toolPages } from "#content/tool-pages.ts";
import { translationInto } from "#app/content/languages.ts";
import { pageAt } from "#app/content/pages.ts";
import { pageData } from "#app/entry.server.tsx";
import { islands } from "#app/islands.ts";
import { PageAddressContext } from "#app/ui/page-address.ts";
import { Translation } from "#app/ui/use-words.ts";
import { englishWord, meantInEnglish } from "#compile/english-words.fixture.ts";
import type { Typed } from "#tools/tool.ts";

const laws = parse(readFileSync("tests/cases/law.yaml", "utf8")) as readonly {
  tool: string;
  typed: Typed;
}[];

/** Wrong in every way that has an error of its own: no answer, out of limits, unclear, and off by a thousand. */
const wrong = ["", "x", "-5", "20", "0.4", "99999999999", "1.500", "3/4/26"];

/** A drawing with nothing to type. */
const withoutTool = "/tools/declarations-page";

/** The texts of some HTML, also those that only screen readers hear. */
const textsOf = (html: string) =>
  [
    ...html
      .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, "")
      .matchAll(/>([^<]+)<|(?:aria-label|placeholder|alt)="([^"]*)"/g),
  ].map(([, text = "", attribute = ""]) => text + attribute);

/** The sections of a page that are tools. */
async function toolsOn(path: string) {
  const found: { kind: string }[] = [];
  JSON.parse(await pageData(path), (_, value) => {
    if (value?.kind && value.fields && value.errors) found.push(value);
    return value;
  });
  return found;
}

// Words in content/es are checked in compile/english-words.test.ts. Here are those that code puts together.
test.each(toolPages.filter((path) => path.startsWith("/es/")))(
  "the tools of %s have no English in results, errors, questions and dates",
  async (path) => {
    const tools = await toolsOn(path);
    const { en: english = "" } = pageAt(path)!.translations;
    if (english.startsWith("/tools/") && english !== withoutTool)
      expect(tools).not.toEqual([]);
    for (const section of tools) {
      const name = `${section.kind}-section` as keyof typeof islands;
      const Section = (await islands[name]()) as ComponentType<object>;
      const read = (search: string) =>
        renderToStaticMarkup(
          <Translation value={translationInto("es")}>
            <PageAddressContext value={{ pathname: path, search }}>
              <Section {...section} />
            </PageAddressContext>
          </Translation>,
        );
      const begun = read("");
      const [, tool = ""] = /data-tool="([^"]*)"/.exec(begun)!;
      const names = [...begun.matchAll(/ name="([\w.]+)"/g)];
      const cases = [
        ...wrong.map((text) =>
          Object.fromEntries(names.map(([, one]) => [one!, text])),
        ),
        ...laws.filter((one) => one.tool === tool).map(({ typed }) => typed),
      ];
      const queries = cases.map(
        (typed) => `?${new URLSearchParams({ ...typed, tool })}`,
      );
      const texts = new Set([begun, ...queries.map(read)].flatMap(textsOf));
      expect(texts.size).toBeGreaterThan(3);
      expect(
        [...texts].filter((text) =>
          englishWord.test(text.replaceAll(meantInEnglish, "")),
        ),
      ).toEqual([]);
    }
  },
);

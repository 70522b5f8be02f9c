import { readFileSync } from "node:fs";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { forms } from "#content/forms.ts";
import { toolPages } from "#content/tool-pages.ts";
import { translationInto } from "#app/content/languages.ts";
import { pageData } from "#app/entry.server.tsx";
import { islands } from "#app/islands.ts";
import { PageAddressContext } from "#app/ui/page-address.ts";
import { Translation } from "#app/ui/use-words.ts";
import { checkForm } from "#forms/check-form.ts";
import type { FormDefinition } from "#forms/define-form.ts";
import { formsInLanguages } from "#server/intake/form-language.ts";
import type { Typed } from "#tools/tool.ts";
import { firstLanguage } from "#words/first-language.ts";

const namesOf = (language: string) =>
  Array.from({ length: 12 }, (_, index) => new Date(2026, index, index + 1))
    .flatMap((day) =>
      (["month", "weekday"] as const).map((part) =>
        new Intl.DateTimeFormat(language, { [part]: "long" }).format(day),
      ),
    )
    .join("|");

/** Words of the other language that no sentence of a page has, with its names of months and days. */
const foreign: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    String.raw`(?<![\p{L}\d])(para|que|una|del|escriba|elija|${namesOf("es")})(?![\p{L}\d])`,
    "iu",
  ),
  es: new RegExp(
    String.raw`(?<![\p{L}\d./-])(the|with|your|you|are|is|we|this|that|which|please|from|what|not|will|have|enter|${namesOf("en")})(?![\p{L}\d/-])`,
    "iu",
  ),
};

/** What is meant to be in the other language: terms in parentheses, and names in quotation marks. */
const meant = /\([^)]*\)|[«“][^»”]*[»”]/g;

/** The texts that have a word of another language. */
const foreignIn = (texts: readonly string[], language: string) =>
  texts.filter((text) => foreign[language]!.test(text.replaceAll(meant, "")));

/** The texts of some HTML, also those that only screen readers hear. */
const textsOf = (html: string) =>
  [
    ...html
      .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, "")
      .matchAll(/>([^<]+)<|(?:aria-label|placeholder|alt)="([^"]*)"/g),
  ].map(([, text = "", attribute = ""]) => text + attribute);

const laws = parse(readFileSync("tests/cases/law.yaml", "utf8")) as readonly {
  tool: string;
  typed: Typed;
}[];

/** Wrong in every way that has an error of its own: no answer, out of limits, unclear, and off by a thousand. */
const wrong = ["", "x", "-5", "20", "0.4", "99999999999", "1.500", "3/4/26"];

/** A drawing with nothing to type. */
const withoutTool = "/tools/declarations-page";

const languageOf = (path: string) =>
  /^\/(\w\w)(?:\/|$)/.exec(path)?.[1] ?? firstLanguage;

/** The sections of a page that are tools. */
async function toolsOn(path: string) {
  const found: { kind: string }[] = [];
  JSON.parse(await pageData(path), (_, value) => {
    if (value?.kind && value.fields && value.errors) found.push(value);
    return value;
  });
  return found;
}

test.each(toolPages)(
  "the tools of %s speak one language in errors, questions and dates",
  async (path) => {
    const language = languageOf(path);
    const tools = await toolsOn(path);
    if (path.startsWith("/tools/") && path !== withoutTool)
      expect(tools).not.toEqual([]);
    const translation =
      language === firstLanguage ? undefined : translationInto(language);
    for (const section of tools) {
      const name = `${section.kind}-section` as keyof typeof islands;
      const Section = (await islands[name]()) as ComponentType<object>;
      const read = (search: string) =>
        renderToStaticMarkup(
          <Translation value={translation}>
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
      expect(foreignIn([...texts], language)).toEqual([]);
    }
  },
);

const formsOfAll = [
  ...forms.map((form) => [firstLanguage, form as FormDefinition] as const),
  ...formsInLanguages().map(
    ({ form, said }) => [said.language!, form as FormDefinition] as const,
  ),
];

test.each(formsOfAll)(
  "in %s every error of the form $label is in that language",
  (language, form) => {
    const sent = (text: string, day: string) =>
      Object.fromEntries(
        Object.entries(form.fields).map(([name, { type }]) => [
          name,
          type === "day" ? day : text,
        ]),
      );
    for (const entries of [
      {},
      sent("5", "soon"),
      sent("5", "0001-01-01"),
      sent("5".repeat(9999), "2020-01-01"),
      sent("x", "2099-12-31"),
    ]) {
      const check = checkForm(form, entries, new Date());
      const errors = check.ok ? {} : check.errors;
      expect(foreignIn(Object.values(errors) as string[], language)).toEqual(
        [],
      );
    }
    expect(checkForm(form, {}, new Date()).ok).toBe(false);
  },
);

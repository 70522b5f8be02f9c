import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { siteRender } from "#app/document/site-render.fixture.ts";
import { formLanguages } from "#content/form-languages.ts";
import { busyPage } from "#content/ui/busy-page.ts";
import { fileErrors } from "#content/ui/file-errors.ts";
import { formErrors } from "#content/ui/form-errors.ts";
import { formProblems } from "#content/ui/form-problems.ts";
import { leadAlerts } from "#content/ui/lead-alerts.ts";
import { retryTimes } from "#content/ui/retry-times.ts";
import { serverErrors } from "#content/ui/server-errors.ts";
import { fixtureApp, lastingFolder, writeBuild } from "#server/app.fixture.ts";
import { browser, claim, from, upload } from "#server/intake/posts.fixture.ts";
import { languageOfAddress } from "./server-words.ts";
import { mostWaiting } from "./send-page.ts";

const [language = "", translation] =
  Object.entries(formLanguages).find(([, { forms }]) => forms.claim) ?? [];

/** What the server says in English, up to the first placeholder. */
const english = [
  busyPage,
  fileErrors,
  formErrors,
  formProblems,
  leadAlerts,
  retryTimes,
  serverErrors,
]
  .flatMap(({ part: _part, ...words }: Record<string, string>) =>
    Object.values(words),
  )
  .map((text) => text.split("{")[0]!.trim())
  .filter((text) => text.length > 7);

const search = `${translation?.paths["/blog/search"]}?q=x`;
const form = `/api/${language}/claim`;
const json = JSON.stringify(claim);
const urlencoded = new URLSearchParams(claim).toString();
const post = (body: string, headers: object = {}): RequestInit => ({
  method: "POST",
  body,
  headers: { "Content-Type": "application/json", ...headers },
});
const ofForm = { "Content-Type": "application/x-www-form-urlencoded" };

type Options = Parameters<typeof fixtureApp>[0];

const few: Options = { rateLimits: { perAddress: 1, total: 1 } };

/** A request with a file of a kind that we do not accept. */
const content = Buffer.from("not a PDF".padEnd(100));
const wrongFile = upload({ file: { name: "a.pdf", content } });
const withFile = { method: "POST", body: await wrongFile.formData() };

/** What is wrong with the server, and how many requests come before. */
type Trouble = [options?: Options, before?: number];

const refusals: [number, string, RequestInit?, ...Trouble][] = [
  [400, `/${language}/%E0%A4%A`],
  [405, `/${language}`, { method: "DELETE" }],
  [404, `/${language}/nothing`, {}, { build: withoutPages() }],
  [500, search, {}, { render: () => Promise.reject(new Error("broken")) }],
  [500, search, {}, { render: async () => errorPage() }],
  [503, search, {}, { render: () => new Promise(() => {}) }, mostWaiting],
  [429, search, {}, few, 10],
  [429, `/subscribe/unsubscribe?language=${language}`, {}, few, 10],
  [403, form, post(json, { Origin: "https://evil.example" })],
  [403, form, post(urlencoded, { ...ofForm, Origin: "null" })],
  [405, form],
  [422, `/api/${language}/certificate`, withFile],
  [400, form, post("{")],
  [413, form, post("x".repeat(300_000))],
  [415, form, post(json, { "Content-Type": "text/plain", ...browser })],
  [422, form, post(JSON.stringify({ ...claim, email: "ana" }))],
  [429, form, post(urlencoded, ofForm), few, 1],
];

test.runIf(translation).each(refusals)(
  "%i at %s is in the language of the address",
  async (status, path, init, options, before = 0) => {
    const { app } = await fixtureApp({
      ...(path === form && { render: await siteRender() }),
      ...options,
    });
    const ask = async () => app.request(path, init, from("192.0.2.1"));
    const earlier = Array.from({ length: before }, ask);
    if (status !== 503) await Promise.all(earlier);
    const answer = await ask();
    expect(answer.status).toBe(status);
    const text = await answer.text();
    const lang = /<html lang="(.*?)"/.exec(text)?.[1];
    expect(lang ?? answer.headers.get("Content-Language")).toBe(language);
    expect(text).not.toBe("");
    expect(english.filter((words) => text.includes(words))).toEqual([]);
  },
);

test("only a language of the site is one, and only at the beginning of an address", () => {
  for (const path of ["/", `/${language}tate`, `/a/${language}`, "/xx/a"])
    expect(languageOfAddress(path)).toBeUndefined();
});

function errorPage() {
  return new Response(`<html lang="en-US">${serverErrors.failed}`, {
    status: 500,
    headers: { "Content-Type": "text/html" },
  });
}

/** A build without pages for unknown addresses. */
function withoutPages() {
  const folder = lastingFolder();
  writeBuild(folder);
  for (const page of ["404", "es/404"])
    rmSync(`${folder}/client/${page}`, { recursive: true });
  return folder;
}

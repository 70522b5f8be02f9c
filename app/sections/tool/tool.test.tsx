import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { stormContacts } from "#content/storm-contacts.ts";
import { toolErrors } from "#content/ui/tool-errors.ts";
import { copyLink } from "#content/ui/copy-link.ts";
import { leadForm } from "#content/ui/lead-form.ts";
import { tool as words } from "#content/ui/tool.ts";
import { allPages, pageAt } from "#app/content/pages.ts";
import { certificateRules } from "#forms/certificate/certificate-rules.ts";
import { contactRules } from "#forms/contact/contact-rules.ts";
import { siteRender } from "#app/document/site-render.fixture.ts";
import { deductibleTool } from "#tools/deductible/deductible.ts";
import { fillIn } from "#words/fill-in.ts";

const declarationsPage = "/tools/declarations-page";
const inEachLanguage = (path: string) => [
  path,
  ...Object.values(pageAt(path)!.translations),
];
const declarationsPages = inEachLanguage(declarationsPage);
const inventories = inEachLanguage("/tools/home-inventory");
/** The declarations page has nothing to type. */
const pages = allPages().filter(
  ({ kind, path }) => kind === "tools" && !declarationsPages.includes(path),
);
const deductible = "/tools/deductible";
const address = `${deductible}?tool=${deductibleTool.name}`;
/** What a form without scripts sends if nothing was typed. */
const empty = {
  tool: deductibleTool.name,
  ...Object.fromEntries(
    Object.keys(deductibleTool.fields).map((one) => [one, ""]),
  ),
};

async function read(to: string) {
  const answer = await (await siteRender())(to);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  return html.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}

/** What the button below a result fills into a form of the site. */
function filledIn(html: string, action: string) {
  const [, form = ""] =
    new RegExp(`<form action="${action}">(.*?)</form>`, "s").exec(html) ?? [];
  const entries = form.matchAll(/name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries(
    [...entries].map(([, name, value]) => [name!, value!]),
  );
}

const example = /class="[^"]*sentence[^"]*">([^<]*)</;

test.each(pages)(
  "$path begins with an example that has a result, and cannot send it",
  async ({ path }) => {
    const html = await read(path);
    const [, sentence = ""] = example.exec(html) ?? [];
    expect(sentence).not.toBe("");
    expect(sentence).not.toContain(words.missing.split("{")[0]);
    expect(html).not.toContain(`>${words.send}<`);
  },
);

test("an address with answers shows their result, keeps what was typed, and fills in the contact form", async () => {
  const html = await read(`${address}&insured=$400k&loss=30+000&wind=2+%25`);
  expect(html).toContain('value="$400k"');
  expect(html).toContain('value="30 000"');
  const entries = filledIn(html, contactRules.page);
  expect(entries.message).toContain("2 %");
  expect(entries.message).toContain("$8,000");
  expect(html).toContain(`>${words.send}<`);
  const page = await read(
    `${contactRules.page}?${new URLSearchParams(entries)}`,
  );
  const [, message] = /<textarea[^>]*name="message"[^>]*>([^<]*)/.exec(page)!;
  expect(message).toBe(entries.message);
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  // Nothing was sent yet.
  expect(page).not.toContain(leadForm.chooseAgain);
});

test("fields of a group open with what was typed, and the message names the group", async () => {
  const html = await read(
    "/tools/compare-quotes?tool=compare-quotes&event=fire&loss=30k&a.insured=400k&a.other=1%25&c.insured=410k&c.other=2500",
  );
  const [, b = "", c = "", d = ""] = html.split("<details").slice(1);
  expect([b, c, d].map((one) => /^[^>]* open/.test(one))).toEqual([
    false,
    true,
    false,
  ]);
  expect(c).toContain('value="410k"');
  const { message } = filledIn(html, contactRules.page);
  expect(message).toMatch(/^- [^,\n]+, [^\n]+: 410k$/m);
});

const onceWrong = parse(
  readFileSync("tests/cases/tool-pages.yaml", "utf8"),
) as { address: string; right: string[]; wrong: string }[];

test.each(onceWrong)("$address", async ({ address: url, right, wrong }) => {
  const [path = "", query] = url.split("?");
  const page = path.startsWith("/es")
    ? allPages().find(({ file }) => file === `${path.slice(1)}.yaml`)!.path
    : path;
  const html = await read(`${page}?${query}`);
  for (const text of right) expect(html).toContain(text);
  expect(html).not.toContain(fillIn(wrong, { send: `>${words.send}<` }));
});

test("days of a result are in a file for calendars, inside the page", async () => {
  const html = await read(
    "/tools/claim-clock?tool=claim-clock&kind=flood&loss=9/1/2027",
  );
  const file = /href="data:text\/calendar[^,]*,([^"]*)"/;
  expect(html).toContain('value="2027-09-01"');
  expect(decodeURIComponent(file.exec(html)![1]!)).toContain(
    "DTSTART;VALUE=DATE:20271031\r\n",
  );
  expect(await read("/tools/claim-clock")).not.toMatch(file);
});

test("the storm sheet has the number of each carrier on the list, and a line for any other", async () => {
  const { name, phone } = stormContacts.find(({ sheet }) => sheet === "flood")!;
  const html = await read(
    `/storm/sheet?${new URLSearchParams({ tool: "storm-sheet", county: "other", flood: name, auto: "<b>" })}`,
  );
  const [, sheet = ""] = /<article data-sheet(.*?)<\/article>/s.exec(html)!;
  expect(sheet.split(`tel:${phone!.e164}`)).toHaveLength(2);
  expect(sheet).not.toContain("<b>");
  const blank = /class="([^"]*blank[^"]*)"/.exec(sheet)![1]!;
  // The flood policy’s number, and the auto policy’s with the carrier’s, which the wallet card repeats.
  expect(sheet.split(blank)).toHaveLength(5);
});

test("wrong and missing answers have their error beside the field, and no result", async () => {
  const sent = { ...empty, insured: "<b>", wind: "2%" };
  const html = await read(`${deductible}?${new URLSearchParams(sent)}`);
  expect(html).toContain(`id="insured-error"`);
  expect(html).toContain(toolErrors.dollars);
  expect(html).toContain(`id="loss-error"`);
  expect(html).toContain(words.empty);
  expect(html).not.toContain("<b>");
  expect(html).not.toContain(`>${words.send}<`);
  const low = await read(`${address}&insured=-5&loss=30k&wind=2%25`);
  expect(low).toContain(fillIn(toolErrors.low, { limit: "$10,000" }));
});

/** No field takes any of these: no number within its limits, no day of the calendar and no option. */
const hostile = [
  "-5",
  "999999999999999",
  "1.2.3",
  "a lot",
  "<script>alert(1)</script>",
  "2027-02-31",
];

test.each(pages.filter(({ path }) => !inventories.includes(path)))(
  "$path says beside each field that a hostile answer is none, and keeps it",
  async ({ path }) => {
    const controls = (html: string) => {
      const [, form = ""] = /data-tool=.*?(<form.*?<\/form>)/s.exec(html) ?? [];
      // One for each field. Those that do not matter yet are hidden.
      return form.split(/(?=<div(?: hidden="")?>)/).flatMap((part) => {
        const [, type = "", name] =
          /<(input|select)(?![^>]*type="radio")[^>]* name="([\w.]+)"/.exec(
            part,
          ) ?? [];
        const isShown = !part.startsWith("<div hidden");
        return name && name !== "tool" && isShown ? { type, name, part } : [];
      });
    };
    const begun = await read(path);
    const [, tool = ""] = /data-tool="([^"]*)"/.exec(begun) ?? [];
    const names = controls(begun).map(({ name }) => name);
    expect(names).not.toEqual([]);
    for (const text of hostile) {
      const sent = Object.fromEntries(names.map((name) => [name, text]));
      const html = await read(
        `${path}?${new URLSearchParams({ tool, ...sent })}`,
      );
      const escaped = text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
      for (const { type, name, part } of controls(html)) {
        if (!(name in sent)) continue;
        expect(part, `${name}: ${text}`).toContain(`id="${name}-error"`);
        if (type === "input") expect(part).toContain(`value="${escaped}"`);
      }
      expect(html).not.toContain(`>${copyLink.copy}<`);
    }
  },
);

test("a link that fills in one field calls the others no mistake yet", async () => {
  const html = await read(`${address}&insured=400k`);
  expect(html).toContain('value="400k"');
  expect(html).not.toContain("-error");
});

test("a contract’s requirements fill in the certificate request", async () => {
  const result = await read(
    "/tools/certificate-requirements?tool=certificate&occurrence=1m&additional=both&umbrella=2m",
  );
  expect(result).not.toContain(`action="${contactRules.page}"`);
  const { page } = certificateRules;
  const entries = filledIn(result, page);
  const request = await read(`${page}?${new URLSearchParams(entries)}`);
  for (const box of ["generalLiability", "umbrella", "additionalInsured"])
    expect(request).toMatch(
      new RegExp(
        `<input[^>]*checked[^>]*name="${box}"|<input[^>]*name="${box}"[^>]*checked`,
      ),
    );
  expect(request).not.toMatch(/<input[^>]*name="property"[^>]*checked/);
  const [, wording] = /<textarea[^>]*name="wording"[^>]*>([^<]*)/.exec(
    request,
  )!;
  expect(wording).toContain("$2,000,000");
  // Nothing was sent yet.
  expect(request).not.toContain(leadForm.chooseAgain);
});

test("of each drawn declarations page one line is open without scripts, and opening another closes it", async () => {
  const html = await read(declarationsPage);
  const [, main = ""] = /<main(.*)<\/main>/s.exec(html) ?? [];
  const lines = [...main.matchAll(/<details[^>]*>/g)].map(([tag]) => ({
    page: /name="([^"]*)"/.exec(tag)?.[1],
    isOpen: / open/.test(tag),
  }));
  const drawn = new Set(lines.flatMap(({ page }) => page ?? []));
  const open = lines.flatMap(({ page, isOpen }) => (isOpen ? [page] : []));
  expect(open).toEqual([...drawn]);
  expect(drawn.size).toBeGreaterThan(0);
});

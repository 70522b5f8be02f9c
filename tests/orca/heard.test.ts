import { certificate } from "#content/forms/certificate.ts";
import { pageAt } from "#app/content/pages.ts";
import { claim } from "#content/forms/claim.ts";
import { contact } from "#content/forms/contact.ts";
import { subscribe } from "#content/forms/subscribe.ts";
import { errorSummary } from "#content/ui/error-summary.ts";
import { leadResult } from "#content/ui/lead-result.ts";
import { subscribeCard } from "#content/ui/subscribe-card.ts";
import { fillIn } from "#words/fill-in.ts";
import { fillEveryField } from "../e2e/changed-page.ts";
import { newEmail, storedLeads } from "../e2e/leads.ts";
import { open, text } from "../engines/sight.ts";
import { expect, test } from "../engines/test.ts";
import type { Engine, Visitor } from "../engines/visitor.ts";
import type { Listener } from "./orca.ts";

/** Returns what Orca has said since. */
function listen(engine: Engine | undefined): () => string {
  const orca = engine as Listener;
  const before = orca.speech().length;
  return () => orca.speech().slice(before);
}

/** Opens a page and waits until Orca follows what happens on it. */
async function arrive(
  visitor: Visitor,
  engine: Engine | undefined,
  path: string,
): Promise<void> {
  const speech = listen(engine);
  await open(visitor, path);
  const title = await visitor.read(() => document.title);
  await expect.poll(speech).toContain(`Finished loading ${title}.`);
}

/** Focuses an element and waits until Orca says these words of it. */
async function focus(
  visitor: Visitor,
  engine: Engine | undefined,
  selector: string,
  words: string,
): Promise<void> {
  const speech = listen(engine);
  await visitor.read(
    (given) => document.querySelector<HTMLElement>(given)?.focus(),
    selector,
  );
  await expect.poll(speech).toContain(words);
}

const times = (words: string, speech: string) => speech.split(words).length - 1;

for (const form of [contact, certificate, claim])
  test(`${form.kind}: empty, wrong and sent`, async ({ visitor, engine }) => {
    const email = newEmail();
    const send = `form[action='/api/${form.kind}'] [type=submit]`;
    await arrive(visitor, engine, form.page);

    let speech = listen(engine);
    await focus(visitor, engine, "#name", form.fields.name.label);
    await focus(visitor, engine, "#email", form.fields.email.label);
    await focus(visitor, engine, send, "push button");
    expect(speech()).not.toContain("invalid");

    speech = listen(engine);
    await visitor.press("Enter");
    await expect.poll(speech).toContain(errorSummary.title);
    const [first] = await text(visitor, "form [role=alert] a");
    await expect.poll(speech).toContain(first);

    await visitor.read(fillEveryField, email);
    await focus(visitor, engine, "#name", form.fields.name.label);
    await focus(visitor, engine, send, "push button");
    speech = listen(engine);
    await visitor.press("Enter");
    const { what } = form;
    await expect.poll(speech).toContain(fillIn(leadResult.sent, { what }));
    await expect.poll(speech).toContain(storedLeads(email)[0]?.reference);
  });

test("a subscription says what to do next", async ({ visitor, engine }) => {
  await arrive(visitor, engine, "/blog");
  await visitor.read(fillEveryField, newEmail());
  const send = `form[action='/api/${subscribe.kind}'] [type=submit]`;
  await focus(visitor, engine, send, "push button");
  const speech = listen(engine);
  await visitor.press("Enter");
  await expect.poll(speech).toContain(subscribeCard.thanksText);
});

test("a move says the title", async ({ visitor, engine }) => {
  const link = "header a[href='/blog/search']";
  await arrive(visitor, engine, "/about");
  const [name] = await text(visitor, link);
  await focus(visitor, engine, link, "link");
  let speech = listen(engine);
  await visitor.press("Enter");
  await expect
    .poll(speech)
    .toContain(`Finished loading ${pageAt("/blog/search")!.title}.`);
  speech = listen(engine);
  await visitor.back();
  await expect.poll(speech).toMatch(new RegExp(`${name} (visited )?link`));
});

test("a search says once how much it found", async ({ visitor, engine }) => {
  await arrive(visitor, engine, "/blog/search");
  await visitor.type("#search", "flood");
  const speech = listen(engine);
  await visitor.press("Enter");
  await expect.poll(speech).toContain("heading level 2");
  const [found] = await text(visitor, "#results h2 > span:first-child");
  await focus(visitor, engine, "#search", "entry");
  expect(times(found!, speech())).toBe(1);
});

test("a tool says its result once", async ({ visitor, engine }) => {
  await arrive(visitor, engine, "/tools/deductible");
  const speech = listen(engine);
  await focus(visitor, engine, "#insured", "entry");
  expect(speech()).not.toContain("invalid");
  await visitor.read(() => {
    const typed = { insured: "300000", loss: "20000", wind: "2%" };
    for (const [id, value] of Object.entries(typed)) {
      const field = document.querySelector<HTMLInputElement>(`#${id}`)!;
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
  const sentence = () => text(visitor, "[data-tool] > :first-child > p");
  await expect.poll(sentence).toEqual([expect.stringContaining("6,000")]);
  const [result] = await sentence();
  await expect.poll(speech).toContain(result);
  await focus(visitor, engine, "#loss", "20000");
  expect(times(result!, speech())).toBe(1);
});

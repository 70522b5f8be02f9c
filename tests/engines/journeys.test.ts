import { leadDraft } from "#content/ui/lead-draft.ts";
import { claim } from "#content/forms/claim.ts";
import { contact } from "#content/forms/contact.ts";
import { controls } from "../e2e/controls.ts";
import { newEmail, storedLeads } from "../e2e/leads.ts";
import { readAt, readBox } from "../e2e/reading-place.ts";
import { expect, test } from "./test.ts";
import { address, focused, laptop, open, phone, seen, text } from "./sight.ts";

// One long list of visitors' actions, to read from top to bottom.

/** npm test runs only the other journeys. */
const long = { tag: "@long" };

const toggle = "header button[aria-haspopup=dialog]";
const drawer = "#menu";

test("pictures load as they scroll into view", long, async ({ visitor }) => {
  await visitor.resize(phone);
  await open(visitor, "/");
  await visitor.read(() =>
    document
      .querySelector("#specialties")!
      .scrollIntoView({ behavior: "instant" }),
  );
  const width = () =>
    visitor.read(
      () =>
        document.querySelector<HTMLImageElement>("#specialties img")!
          .naturalWidth,
    );
  await expect.poll(width).toBeGreaterThan(0);
});

test("the drawer holds and returns the focus", async ({ visitor }) => {
  await visitor.resize(laptop);
  await open(visitor, "/");
  await visitor.click(toggle);
  await expect.poll(() => seen(visitor, drawer)).toBe(true);
  expect(
    await visitor.read(() => document.activeElement?.closest("dialog")?.id),
  ).toBe("menu");
  await visitor.press("Escape");
  await expect.poll(() => seen(visitor, drawer)).toBe(false);
  expect(await focused(visitor)).toBe(controls.menu);

  await visitor.click(toggle);
  await expect.poll(() => seen(visitor, drawer)).toBe(true);
  await visitor.clickAt(1000, 400);
  await expect.poll(() => seen(visitor, drawer)).toBe(false);
});

test("a form shows errors, and stores a lead", async ({ visitor }) => {
  await visitor.resize(phone);
  await open(visitor, "/");
  const email = newEmail();
  await visitor.type("#name", "Ana Ruiz");
  await visitor.click("#contact button[type=submit]");
  await expect
    .poll(() => focused(visitor))
    .toMatch(new RegExp(`^${controls.problem}`));
  expect(await text(visitor, "#contact [role=alert] a")).toHaveLength(2);
  await visitor.click("#contact [role=alert] a");
  await expect
    .poll(() => visitor.read(() => document.activeElement?.id))
    .toBe("email");

  await visitor.type("#email", email);
  await visitor.type("#message", "A roof & 2 walls");
  await visitor.click("#contact label", contact.fields.audience.options.lender);
  await visitor.click("#contact button[type=submit]");
  await expect.poll(() => focused(visitor)).toBe(controls.ok);
  const [lead, ...others] = storedLeads(email);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    name: "Ana Ruiz",
    fields: { message: "A roof & 2 walls", audience: "lender" },
  });
  expect(await text(visitor, "#contact dialog strong")).toEqual([
    lead!.reference,
  ]);
  await visitor.press("Enter");
  await expect.poll(() => seen(visitor, "#contact dialog")).toBe(false);
});

test("what was typed survives a move and a reload", async ({ visitor }) => {
  const typed = { name: "Ana Ruiz", message: "Water in the hall" };
  const inForm = () =>
    visitor.read(() => ({
      name: document.querySelector<HTMLInputElement>("#name")?.value,
      message: document.querySelector<HTMLTextAreaElement>("#message")?.value,
    }));
  const clear = "form[action='/api/claim'] [type=button]";
  const isOffered = () =>
    visitor.read(
      ({ selector, words }) =>
        [...document.querySelectorAll(selector)].some(
          (button) =>
            button.textContent === words &&
            button.checkVisibility({ visibilityProperty: true }),
        ),
      { selector: clear, words: leadDraft.clear },
    );
  await visitor.resize(laptop);
  await open(visitor, claim.page);
  expect(await isOffered()).toBe(false);
  await visitor.type("#name", typed.name);
  await visitor.type("#message", typed.message);
  await visitor.click("form a[href='/privacy-notice']");
  await expect.poll(() => address(visitor)).toBe("/privacy-notice");
  await visitor.back();
  await expect.poll(inForm).toEqual(typed);
  await visitor.reload();
  await visitor.read(() => dispatchEvent(new Event("pointermove")));
  await expect.poll(isOffered).toBe(true);
  expect(await inForm()).toEqual(typed);
  await visitor.click(clear, leadDraft.clear);
  await expect.poll(inForm).toEqual({ name: "", message: "" });
  await expect.poll(isOffered).toBe(false);
});

test("the place on the page survives a new width", async ({ visitor }) => {
  const narrow = { width: 500, height: 800 };
  const short = { width: 844, height: 390 };
  const isInWindow = (height: number) => async () => {
    const { top, bottom } = await visitor.read(readBox);
    return top < height && bottom > 0;
  };
  await visitor.resize(narrow);
  await open(visitor, "/about");
  await visitor.read(readAt, 0.5);
  for (const size of [short, laptop, narrow]) {
    await visitor.resize(size);
    await expect.poll(isInWindow(size.height)).toBe(true);
  }
  await open(visitor, contact.page);
  await visitor.type("#message", "A roof");
  await visitor.read(() =>
    document.activeElement!.setAttribute("data-read", ""),
  );
  for (const size of [short, laptop, narrow]) {
    await visitor.resize(size);
    await expect.poll(isInWindow(size.height)).toBe(true);
  }
});

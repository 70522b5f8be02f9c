import { testimonials } from "#content/testimonials.ts";
import { leadDraft } from "#content/ui/lead-draft.ts";
import { claim } from "#content/forms/claim.ts";
import { contact } from "#content/forms/contact.ts";
import { controls } from "../e2e/controls.ts";
import { keptLeads, newEmail } from "../e2e/leads.ts";
import { readAt, readBox } from "../e2e/reading-place.ts";
import { expect, test } from "./test.ts";
import {
  address,
  count,
  focused,
  laptop,
  open,
  phone,
  seen,
  text,
} from "./sight.ts";

// One long list of visitors' actions, to read from top to bottom.

/** npm test runs only the other journeys. */
const long = { tag: "@long" };

const toggle = "header button[aria-haspopup=dialog]";
const drawer = "#menu";

for (const size of [phone, laptop])
  test(
    `the home page fits the window, and its pictures load as they scroll into view (${size.width} px)`,
    long,
    async ({ visitor }) => {
      await visitor.resize(size);
      await open(visitor, "/");
      expect(
        await visitor.read(() => document.documentElement.scrollWidth),
      ).toBeLessThanOrEqual(size.width);
      // WebKit supports text-decoration only without thickness and color.
      expect(
        await visitor.read(
          () =>
            getComputedStyle(document.querySelector("#faq button")!)
              .textDecorationLine,
        ),
      ).toBe("underline");
      await visitor.read(() =>
        document
          .querySelector("#team")
          ?.scrollIntoView({ behavior: "instant" }),
      );
      await expect
        .poll(() =>
          visitor.read(
            () =>
              document.querySelector<HTMLImageElement>("#team img")
                ?.naturalWidth,
          ),
        )
        .toBeGreaterThan(0);
      // Fonts that come late stay unused on the first page, so this loads them again.
      expect(
        await visitor.read(() =>
          Promise.all(
            [...document.styleSheets]
              .flatMap(({ cssRules }) => [...cssRules])
              .filter((rule) => rule instanceof CSSFontFaceRule)
              .filter(({ cssText }) => cssText.includes("url("))
              .map(({ style }) => {
                const family = style
                  .getPropertyValue("font-family")
                  .replaceAll('"', "");
                const source = style.getPropertyValue("src");
                return new FontFace(family, source).load();
              }),
          ).then((faces) => faces.map(({ family }) => family)),
        ),
      ).toEqual(expect.arrayContaining(["Besley", "Figtree"]));
    },
  );

test("the drawer holds the focus, closes with Escape and with the overlay, and returns the focus", async ({
  visitor,
}) => {
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

test(
  "Next moves the carousel by one view and stops at its end, and Previous goes back",
  long,
  async ({ visitor }) => {
    test.skip(testimonials.length < 3, "all testimonials are in one view");
    await visitor.resize({ width: 600, height: 900 });
    await open(visitor, "/");
    const carousel = "#testimonials [aria-roledescription=carousel]";
    const shown = () =>
      visitor.read((selector) => {
        const track = document.querySelector(`${selector} ul`)!;
        const { left, right } = track.getBoundingClientRect();
        return [...track.children].flatMap((slide, index) => {
          const box = slide.getBoundingClientRect();
          return box.left > left - 1 && box.right < right + 1 ? [index] : [];
        });
      }, carousel);
    expect(await shown()).toEqual([0, 1]);
    const last = testimonials.length - 1;
    const views = Math.ceil(testimonials.length / 2);
    for (let view = 1; view < views; view++) {
      await visitor.click(`${carousel} button`, controls.next);
      const first = Math.min(2 * view, last - 1);
      await expect.poll(shown).toEqual([first, first + 1]);
    }
    await expect
      .poll(() => count(visitor, `${carousel} > ul > li:not([inert])`))
      .toBe(2);
    await expect
      .poll(() => text(visitor, `${carousel} button[aria-disabled=true]`))
      .toEqual([controls.next]);
    for (let view = 1; view < views; view++) {
      await visitor.click(`${carousel} button`, controls.previous);
      const first = Math.max(last - 1 - 2 * view, 0);
      await expect.poll(shown).toEqual([first, first + 1]);
    }
  },
);

test("a form shows errors next to its fields, and the corrected one is stored before the visitor sees its reference", async ({
  visitor,
}) => {
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
  const [lead, ...others] = keptLeads(email);
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

test("what was typed into a long form survives a look at the privacy notice, Back and a reload", async ({
  visitor,
}) => {
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

test("what the visitor reads, and the focused field, stay in the window when its width changes", async ({
  visitor,
}) => {
  const narrow = { width: 500, height: 800 };
  const short = { width: 844, height: 390 };
  await visitor.resize(narrow);
  await open(visitor, "/about");
  await visitor.read(readAt, 0.5);
  for (const size of [short, laptop, narrow]) {
    await visitor.resize(size);
    await expect
      .poll(async () => {
        const { top, bottom } = await visitor.read(readBox);
        return top < size.height && bottom > 0;
      })
      .toBe(true);
  }
  await open(visitor, contact.page);
  await visitor.type("#message", "A roof");
  for (const size of [short, laptop, narrow]) {
    await visitor.resize(size);
    await expect
      .poll(() =>
        visitor.read(() => {
          const field = document.activeElement!;
          const { top, bottom } = field.getBoundingClientRect();
          return field.id === "message" && top < innerHeight && bottom > 0;
        }),
      )
      .toBe(true);
  }
});

test("a link to words that are folded opens their tab", async ({ visitor }) => {
  await visitor.resize(laptop);
  await open(visitor, "/");
  const panel = "[hidden] > [role=tabpanel]";
  const id = await visitor.read(
    (selector) => document.querySelector(selector)!.id,
    panel,
  );
  const isKnown = await visitor.read(() => "onbeforematch" in document.body);
  await visitor.read((name) => {
    location.hash = name;
  }, id);
  await expect.poll(() => seen(visitor, `#${id}`)).toBe(isKnown);
  expect(await count(visitor, "[role=tabpanel]")).toBe(1);
});

import { expect, test } from "vitest";
import { formPages } from "./form-pages.ts";
import type { Render } from "./renderer.ts";

const typed = { name: "Ana" };
const errors = { email: "Enter it" };
const alerts = { failure: "failed", busy: "busy", tooLarge: "too large" };

/** Tells what was to be rendered. */
const told: Render = async (address, input) =>
  Response.json({ address, ...input });
const pages = formPages(told, "/contact/problem", alerts);
const shown = async (page: Promise<Response>) => (await page).json();
const comesBack = (form: object) => ({ address: "/contact/problem", form });

test("a form with errors comes back with what was typed, and no word on the whole", async () => {
  expect(await shown(pages.problem(typed, errors))).toEqual(
    comesBack({ typed, errors }),
  );
});

test("one that cannot be kept now comes back without errors, and says why", async () => {
  expect(await shown(pages.failure(typed))).toEqual(
    comesBack({ typed, errors: {}, alert: "failed" }),
  );
  expect(await shown(pages.busy(typed))).toEqual(
    comesBack({ typed, errors: {}, alert: "busy" }),
  );
});

test("one that was too large to be read comes back empty", async () => {
  expect(await shown(pages.tooLarge())).toEqual(
    comesBack({ typed: {}, errors: {}, alert: "too large" }),
  );
});

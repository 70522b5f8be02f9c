import { Hono, type Context } from "hono";
import { expect, test } from "vitest";
import { pageSender } from "#server/http/send-page.ts";
import { formAnswers } from "./form-answers.ts";

const typed = { name: "Ana" };
const errors = { email: "Enter it" };
const answers = formAnswers({
  // Records what was to be rendered.
  sendPage: pageSender(async (address, input) =>
    Response.json({ address, ...input }),
  ),
  path: "/contact",
  alerts: { failure: "failed", busy: "busy", tooLarge: "too large" },
  limits: { name: 200 },
});

/** The page that a browser without scripts gets. */
async function shown(
  answer: (context: Context) => Response | Promise<Response>,
) {
  const response = await new Hono().post("/", answer).request("/", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
  return { status: response.status, ...(await response.json()) };
}

const comesBack = (status: number, form: object) => ({
  status,
  address: "/contact",
  form,
});

test("a form with errors comes back with what was typed, and no message about the whole", async () => {
  expect(
    await shown((context) => answers.wrong(context, typed, errors)),
  ).toEqual(comesBack(422, { typed, errors }));
});

test("one that cannot be stored now comes back without errors, and says why", async () => {
  expect(await shown((context) => answers.notKept(context, typed))).toEqual(
    comesBack(503, { typed, errors: {}, alert: "failed" }),
  );
  expect(await shown((context) => answers.tooMany(context, typed, 9))).toEqual(
    comesBack(429, { typed, errors: {}, alert: "busy" }),
  );
});

test("one that was too large to read comes back empty", async () => {
  expect(
    await shown((context) => answers.unreadable(context, "too large")),
  ).toEqual(comesBack(413, { typed: {}, errors: {}, alert: "too large" }));
});

test("a text that is too long comes back to be shortened, one that nobody typed does not", async () => {
  const shownFor = async (values: object) =>
    (await shown((context) => answers.tooMany(context, { ...values }, 9))).form
      .typed;
  const name = "a".repeat(1600);
  expect(await shownFor({ name })).toEqual({ name });
  expect(await shownFor({ name: `${name}a`, other: "b" })).toEqual({});
});

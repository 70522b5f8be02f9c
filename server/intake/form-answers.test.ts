import { Hono, type Context } from "hono";
import { expect, test } from "vitest";
import { formProblems } from "#content/ui/form-problems.ts";
import { retryTimes } from "#content/ui/retry-times.ts";
import { pageSender } from "#server/http/send-page.ts";
import { formAnswers } from "./form-answers.ts";

const entries = { name: "Ana" };
const errors = { email: "Enter it" };
const answers = formAnswers({
  // Records what was to be rendered.
  sendPage: pageSender(async (address, input) =>
    Response.json({ address, ...input }),
  ),
  path: "/contact",
  times: retryTimes,
  problems: formProblems,
  alerts: {
    failure: () => "failed",
    busy: () => "busy",
    tooLarge: "too large",
    unreadable: "unreadable",
    foreign: "foreign",
  },
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
    await shown((context) => answers.wrong(context, entries, errors)),
  ).toEqual(comesBack(422, { entries, errors }));
});

test("one that cannot be stored now comes back without errors, and says why", async () => {
  expect(await shown((context) => answers.notKept(context, entries))).toEqual(
    comesBack(503, { entries, errors: {}, alert: "failed" }),
  );
  expect(
    await shown((context) => answers.tooMany(context, entries, 9)),
  ).toEqual(comesBack(429, { entries, errors: {}, alert: "busy" }));
});

test("one that was too large to read comes back empty", async () => {
  expect(
    await shown((context) => answers.unreadable(context, "too large")),
  ).toEqual(comesBack(413, { entries: {}, errors: {}, alert: "too large" }));
});

test("a text that is too long comes back to be shortened, one that nobody typed does not", async () => {
  const shownFor = async (sent: object) =>
    (await shown((context) => answers.tooMany(context, { ...sent }, 9))).form
      .entries;
  const name = "a".repeat(1600);
  expect(await shownFor({ name })).toEqual({ name });
  expect(await shownFor({ name: `${name}a`, other: "b" })).toEqual({});
});

import { describe, expect, test } from "vitest";
import { contact } from "#content/forms/contact.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import {
  claim,
  formPost,
  jsonPost,
  lenderRequest,
  message,
  request as certificate,
  terms,
} from "./posts.fixture.ts";

const forms: [string, Record<string, string>][] = [
  ["contact", message],
  ["subscribe", { email: "ana@example.com", terms }],
  ["certificate", certificate],
  ["claim", claim],
  ["lender", lenderRequest],
];

const cases = forms.flatMap(([form, right]) =>
  ["JSON", "a form without scripts"].map((type) => ({ form, right, type })),
);

describe.each(cases)("$type to $form", ({ form, right, type }) => {
  const isJson = type === "JSON";
  const accepted = isJson ? 201 : 303;
  const post = (
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) =>
    isJson
      ? jsonPost(JSON.stringify(fields), headers, form)
      : formPost(fields, headers, form);

  /** Sends them to a new server, one after another. */
  async function ask(
    requests: Request[],
    options?: Parameters<typeof fixtureApp>[0],
  ) {
    const { app, db } = await fixtureApp(options);
    const answers: Response[] = [];
    for (const request of requests) answers.push(await app.request(request));
    const table = form === "subscribe" ? "subscriptions" : "leads";
    const stored = await db.selectFrom(table).selectAll().execute();
    return { answers, count: stored.length };
  }

  /** A problem document for scripts; for people a page under its own policy, with what they typed. */
  async function expectProblem(answer: Response, status: number) {
    const { headers } = answer;
    expect(answer.status).toBe(status);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Content-Type")).toMatch(
      isJson ? "application/problem+json" : "text/html",
    );
    if (isJson) return;
    expect(headers.get("Content-Security-Policy")).toMatch("'sha256-");
    if (status > 422)
      expect(await answer.clone().text()).toContain(right.email);
  }

  test("wrong, from another site or too large: refused, and nothing is stored", async () => {
    const { answers, count } = await ask([
      post({ ...right, email: "ana" }),
      post(right, { Origin: "https://evil.example" }),
      post({ ...right, name: "x".repeat(263_000) }),
    ]);
    const [wrong, foreign, large] = answers as [Response, Response, Response];
    await expectProblem(wrong, 422);
    expect(await wrong.text()).toContain(contact.errorWords.email);
    await expectProblem(foreign, 403);
    await expectProblem(large, 413);
    // The rest of it is not waited for.
    expect(large.headers.get("Connection")).toBe("close");
    expect(count).toBe(0);
  });

  test("right: 201 or 303, and it is stored; too many: 429, with what was typed, and when to retry", async () => {
    const rateLimits = { perAddress: 1, total: 9 };
    const posts = [post(right), post(right)];
    const { answers, count } = await ask(posts, { rateLimits });
    expect(answers[0]?.status).toBe(accepted);
    expect(answers[0]?.headers.get("Cache-Control")).toBe("no-store");
    const to = answers[0]?.headers.get("Location") ?? "";
    if (!isJson && form !== "subscribe")
      expect(to).toMatch(/\/thanks\?reference=[A-Z]{2}-\w{6}$/);
    await expectProblem(answers[1]!, 429);
    expect(answers[1]!.headers.get("Retry-After")).toBe("600");
    expect(count).toBe(1);
  });

  test("nothing can be stored: 503, with what was typed, and when to retry", async () => {
    const { app, db } = await fixtureApp();
    await db.destroy();
    const answer = await app.request(post(right));
    await expectProblem(answer, 503);
    expect(answer.headers.get("Retry-After")).toBe("30");
  });
});

/** One form stands for all, because each post waits a second for the limiter. */
test("a limiter that fails or does not answer lets a post through", async () => {
  const { app, intake } = await fixtureApp();
  for (const posts of [
    () => Promise.reject(new Error("gone")),
    () => new Promise<number>(() => {}),
  ]) {
    intake.posts = posts;
    expect((await app.request(jsonPost())).status).toBe(201);
    expect((await app.request(formPost(message))).status).toBe(303);
  }
});

test.each(forms)("%s takes no other methods and types", async (form) => {
  const { app } = await fixtureApp();
  const url = `http://localhost:3000/api/${form}`;
  for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const answer = await app.request(url, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("POST");
  }
  const types = ["multipart/mixed; boundary=x", "text/plain", ""];
  const takesFile = /certificate|claim|lender/.test(form);
  if (!takesFile) types.push("multipart/form-data");
  for (const type of types) {
    const other = jsonPost("x", { "Content-Type": type }, form);
    expect((await app.request(other)).status).toBe(415);
  }
});

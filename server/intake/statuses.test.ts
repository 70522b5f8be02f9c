import { contact } from "#content/forms/contact.ts";
import { subscribe } from "#content/forms/subscribe.ts";
import { wordingOf } from "#forms/define-form.ts";
import { describe, expect, test } from "vitest";
import { fixtureApp } from "#server/app.fixture.ts";
import {
  claim,
  lenderRequest,
  message,
  request as certificate,
} from "./posts.fixture.ts";

const terms = wordingOf(subscribe.fields.terms);

const forms = [
  ["/api/contact", { ...message }, { ...message, email: "ana" }],
  [
    "/api/subscribe",
    { email: "ana@example.com", terms },
    { email: "ana", terms },
  ],
  ["/api/certificate", { ...certificate }, { ...certificate, email: "ana" }],
  ["/api/claim", { ...claim }, { ...claim, email: "ana" }],
  ["/api/lender", { ...lenderRequest }, { ...lenderRequest, email: "ana" }],
] as const;

const json = "application/json";
const urlencoded = "application/x-www-form-urlencoded";
const encodings = [
  [json, (fields: object) => JSON.stringify(fields)],
  [
    urlencoded,
    (fields: object) => new URLSearchParams({ ...fields }).toString(),
  ],
] as const;

const cases = forms.flatMap(([path, right, wrong]) =>
  encodings.map(([type, encode]) => ({ path, type, encode, right, wrong })),
);

describe.each(cases)(
  "$type to $path",
  ({ path, type, encode, right, wrong }) => {
    const isJson = type === json;
    const url = `http://localhost:3000${path}`;
    const post = (body: BodyInit, headers: Record<string, string> = {}) =>
      new Request(url, {
        method: "POST",
        body,
        headers: { "Content-Type": type, ...headers },
      });
    /** Sends them to a new server, one after another. */
    async function ask(
      requests: Request[],
      options?: Parameters<typeof fixtureApp>[0],
    ) {
      const { app, db } = await fixtureApp(options);
      const answers: Response[] = [];
      for (const request of requests) answers.push(await app.request(request));
      const kept =
        (await db.selectFrom("leads").selectAll().execute()).length +
        (await db.selectFrom("subscriptions").selectAll().execute()).length;
      return { answers, kept };
    }
    const expectProblem = (answer: Response, status: number) => {
      expect(answer.status).toBe(status);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(answer.headers.get("Content-Type")).toBe(
        "application/problem+json",
      );
    };
    /** A problem document for scripts; a page under its own policy for people. */
    const expectTold = (answer: Response, status: number) => {
      if (isJson) return expectProblem(answer, status);
      expect(answer.status).toBe(status);
      // It contains what people typed.
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(answer.headers.get("Content-Type")).toMatch("text/html");
      expect(answer.headers.get("Content-Security-Policy")).toMatch("'sha256-");
    };

    const accepted = isJson ? 201 : 303;

    test("right: 201 or 303, and it is stored", async () => {
      const { answers, kept } = await ask([post(encode(right))]);
      expect(answers[0]?.status).toBe(accepted);
      expect(answers[0]?.headers.get("Cache-Control")).toBe("no-store");
      expect(kept).toBe(1);
    });

    test("with other fields: stored as without them", async () => {
      const others = { "ext-helper-id": "1", constructor: "x", fax: "" };
      const { answers, kept } = await ask([
        post(encode({ ...right, ...others })),
      ]);
      expect(answers[0]?.status).toBe(accepted);
      expect(kept).toBe(1);
    });

    test.runIf(isJson)("malformed: 400, and nothing is stored", async () => {
      const { answers, kept } = await ask([post("{")]);
      expectProblem(answers[0]!, 400);
      expect(kept).toBe(0);
    });

    test("from another site: 403", async () => {
      const { answers, kept } = await ask([
        post(encode(right), { Origin: "https://evil.example" }),
        post(encode(right), { "Sec-Fetch-Site": "cross-site" }),
      ]);
      for (const answer of answers) expectTold(answer, 403);
      expect(kept).toBe(0);
    });

    test("another method: 405, with the allowed methods", async () => {
      const methods = ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"];
      const { answers } = await ask(
        methods.map((method) => new Request(url, { method })),
      );
      for (const answer of answers) {
        expect(answer.status).toBe(405);
        expect(answer.headers.get("Allow")).toBe("POST");
      }
    });

    test("too large: 413, without waiting for the rest", async () => {
      const { answers, kept } = await ask([post("x".repeat(263_000))]);
      expectTold(answers[0]!, 413);
      expect(answers[0]!.headers.get("Connection")).toBe("close");
      expect(kept).toBe(0);
    });

    test("of another type: 415", async () => {
      const types = ["multipart/mixed; boundary=x", "text/plain", ""];
      const takesFile = /certificate|claim|lender/.test(path);
      if (!takesFile) types.push("multipart/form-data");
      const { answers } = await ask(
        types.map((other) => post("x", { "Content-Type": other })),
      );
      for (const answer of answers) expectProblem(answer, 415);
    });

    test("wrong: 422, and nothing is stored", async () => {
      const { answers, kept } = await ask([post(encode(wrong))]);
      expectTold(answers[0]!, 422);
      expect(await answers[0]!.text()).toContain(contact.errorWords.email);
      expect(kept).toBe(0);
    });

    test("too many: 429, with what was typed, and when to retry", async () => {
      const rateLimits = { perAddress: 1, total: 9 };
      const { answers, kept } = await ask(
        [post(encode(right)), post(encode(right))],
        { rateLimits },
      );
      const [first, second] = answers as [Response, Response];
      expect(first.status).toBe(accepted);
      expectTold(second, 429);
      expect(second.headers.get("Retry-After")).toBe("600");
      if (!isJson) expect(await second.text()).toContain(right.email);
      expect(kept).toBe(1);
    });

    test("nothing can be stored: 503, with what was typed, and when to retry", async () => {
      const { app, db } = await fixtureApp();
      await db.destroy();
      const answer = await app.request(post(encode(right)));
      expectTold(answer, 503);
      expect(answer.headers.get("Retry-After")).toBe("30");
      if (!isJson) expect(await answer.text()).toContain(right.email);
    });

    test("a limiter that fails or does not answer lets it through", async () => {
      const { app, intake } = await fixtureApp();
      const broken = { failed: () => Promise.reject(new Error("gone")) };
      for (const posts of [
        broken.failed,
        () => new Promise<number>(() => {}),
      ]) {
        intake.posts = posts;
        const answer = await app.request(post(encode(right)));
        expect(answer.status).toBe(accepted);
      }
    });
  },
);

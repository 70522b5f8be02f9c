import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { onboardingRoute } from "./onboarding-route.ts";

const app = new Hono().get(
  "/onboarding",
  onboardingRoute({
    page: (progress) => `<p>${progress}%</p>`,
    hashes: { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] },
    isHttps: true,
  }),
);

const text = async (path: string) => (await app.request(path)).text();

describe("GET /onboarding", () => {
  test("shows the progress of the address", async () => {
    expect(await text("/onboarding?progress=75")).toBe("<p>75%</p>");
  });

  test("shows 0 where the address carries none, or none that counts", async () => {
    expect(await text("/onboarding")).toBe("<p>0%</p>");
    expect(await text("/onboarding?progress=101")).toBe("<p>0%</p>");
    expect(await text("/onboarding?progress=%3Cscript%3E")).toBe("<p>0%</p>");
  });

  test("allows what stands inline in the page, and nothing else", async () => {
    const answer = await app.request("/onboarding?progress=5");
    expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("Content-Security-Policy")).toMatch(
      /script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'/,
    );
  });

  test("answers HEAD without a body", async () => {
    const answer = await app.request("/onboarding", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("");
  });
});

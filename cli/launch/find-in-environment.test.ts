import { expect, test } from "vitest";
import { findInEnvironment } from "./find-in-environment.ts";

const complete = {
  PATH: "/usr/bin",
  HOSTNAME: "build.test",
  VITE_PUBLIC_ORIGIN: "https://www.firm.com",
  VITE_QUOTE_URL: "https://quote.firm.com/start",
  TRUST_PROXY: "1",
  SMTP_URL: "smtps://user:canary@mail.firm.com:465",
  MAIL_FROM: "website@firm.com",
  MAIL_TO: "leads@firm.com",
};

test("complete settings have no findings", () => {
  expect(findInEnvironment(complete)).toEqual([]);
});

test("what a live site needs must be set", () => {
  const needed = ["VITE_PUBLIC_ORIGIN", "TRUST_PROXY", "SMTP_URL"];
  for (const path of [...needed, "MAIL_TO", "MAIL_FROM"])
    for (const nothing of [undefined, ""]) {
      const problem = expect.stringMatching(/^is not set/);
      expect(
        findInEnvironment({ ...complete, [path]: nothing }),
      ).toContainEqual(expect.objectContaining({ path, problem }));
    }
});

test.each([
  ["VITE_PUBLIC_ORIGIN", "http://www.firm.com", "is not an https origin"],
  ["VITE_PUBLIC_ORIGIN", "https://www.firm.example", "names www.firm.example"],
  ["VITE_QUOTE_URL", "https://quote.firm.example", "names quote.firm.example"],
  ["FORM_ORIGINS", "https://www.firm.com https://firm.test", "names firm.test"],
  ["MAIL_TO", "leads@firm.example", "names firm.example"],
  ["VITE_CONTACT", "demo", "is demo"],
])("%s=%s is reported", (name, value, problem) => {
  const found = findInEnvironment({ ...complete, [name]: value });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ place: "environment", path: name });
  expect(found[0]?.problem).toContain(problem);
});

test("settings that the server would reject are reported, without secrets", () => {
  const found = findInEnvironment({
    ...complete,
    SMTP_URL: "smtps://user:canary@mail.firm.example",
    PORT: "http",
  });
  expect(found.map(({ path }) => path)).toEqual(["SMTP_URL", "server"]);
  expect(found[1]?.problem).toContain("PORT");
  expect(JSON.stringify(found)).not.toContain("canary");
});

test("a misspelled setting of the build or the server is reported", () => {
  const misspelled = { MAIL_TOO: "x", VITE_QUOTE: "x" };
  const found = findInEnvironment({ ...complete, ...misspelled });
  expect(found.map(({ problem }) => problem)).toEqual([
    "MAIL_TOO is not a setting. Did you mean MAIL_TO?",
    expect.stringContaining("VITE_QUOTE is not a setting"),
  ]);
});

import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { skippedTests } from "./test-machine.ts";

test("lists skipped tests and reasons from the reports of Vitest and Playwright", () => {
  const folder = temporaryFolder();
  const report = (name: string, content: object) => {
    writeFileSync(`${folder}/${name}`, JSON.stringify(content));
    return `${folder}/${name}`;
  };
  const needsStrace = "flushes (skipped: needs strace)";
  const vitest = report("unit.json", {
    testResults: [
      {
        name: `${process.cwd()}/a.test.ts`,
        assertionResults: [
          { fullName: needsStrace, status: "skipped" },
          { fullName: "answers", status: "passed" },
        ],
      },
      {
        name: `${process.cwd()}/b.test.ts`,
        assertionResults: [{ fullName: needsStrace, status: "pending" }],
      },
    ],
  });
  const noJava = [{ type: "skip", description: "no Java here" }];
  const specs = [
    { tests: [{ status: "skipped", annotations: noJava }] },
    { tests: [{ status: "expected", annotations: [] }] },
  ];
  const playwright = report("e2e.json", {
    suites: [
      { file: "c.test.ts", specs: [], suites: [{ file: "c.test.ts", specs }] },
    ],
  });
  expect(skippedTests([vitest, `${folder}/none.json`, playwright])).toEqual([
    "Skipped: 2 of a.test.ts, b.test.ts (needs strace)",
    "Skipped: 1 of c.test.ts (no Java here)",
  ]);
});

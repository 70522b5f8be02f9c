import { expect, test } from "vitest";
import { work, type Typed } from "#tools/tool.ts";
import { certificateTool, linesOf } from "./certificate.ts";

const solved = (typed: Typed) => work(certificateTool, typed, "en").result!;
const idsOf = (typed: Typed) =>
  solved(typed).requirements.map(({ id }) => id as string);

/** Every choice, with and without each limit. */
function* cases() {
  const bits = (count: number, bit: number) => (count >> bit) & 1;
  for (const contract of ["work", "lease", "other"])
    for (const additional of ["no", "ongoing", "both"])
      for (let count = 0; count < 128; count++)
        yield {
          contract,
          additional,
          occurrence: bits(count, 0) ? "1m" : "",
          aggregate: bits(count, 1) ? "2m" : "",
          auto: bits(count, 2) ? "1m" : "",
          umbrella: bits(count, 3) ? "5m" : "",
          workers: bits(count, 4) ? "yes" : "no",
          waiver: bits(count, 5) ? "yes" : "no",
          primary: bits(count, 6) ? "yes" : "no",
        };
}

test("a longer contract never has a shorter list, and one endorsement makes the other side an insured", () => {
  for (const typed of cases()) {
    const { result } = work(certificateTool, typed, "en");
    if (!result) continue;
    const ids = idsOf(typed);
    expect(ids.length).toBe(new Set(ids).size);
    expect(
      ids.filter((id) => ["ongoing", "lessor", "designated"].includes(id)),
    ).toHaveLength(typed.additional === "no" ? 0 : 1);
    for (const more of [{ waiver: "yes" }, { additional: "both" }]) {
      const longer = idsOf({ ...typed, ...more });
      expect(longer).toEqual(expect.arrayContaining(ids));
    }
    // Waivers and additional insureds are only on lines that the certificate shows.
    const lines = linesOf(result);
    expect(ids.some((id) => id.startsWith("auto"))).toBe(lines.commercialAuto);
    expect(ids.some((id) => id.startsWith("umbrella"))).toBe(lines.umbrella);
    expect(ids.some((id) => id.startsWith("workers"))).toBe(
      lines.workersCompensation,
    );
  }
});

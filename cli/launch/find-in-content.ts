import type { ContentFile } from "./content-file.ts";
import { reservedHostIn, type Finding } from "./finding.ts";

/** Numbers that the North American plan keeps for fiction: 555-0100 to 555-0199. */
const fictionalPhone = /555[-. ]?01\d\d\b/;

const sampleMark = /\bsample: true\b/;

/** What must be replaced in a file of content. */
export function findInContent(content: ContentFile): Finding[] {
  return content.exports ? findInModule(content) : findInText(content);
}

function findInModule({ file, source, exports = {} }: ContentFile): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<object>();
  const add = (path: string, problem: string | undefined) => {
    if (problem) findings.push({ place: file, path, problem });
  };

  function walk(value: unknown, path: string) {
    if (typeof value === "string") add(path, problemOfText(value, source));
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    add(path, problemOfObject(value, source));
    const proven = proofsOf(value);
    for (const [key, child] of Object.entries(value))
      if (!Object.hasOwn(proven, key))
        walk(child, step(path, key, Array.isArray(value)));
  }

  walk(exports, "");
  return findings;
}

function findInText({ file, source }: ContentFile): Finding[] {
  return source.split("\n").flatMap((line, index) => {
    const problem = sampleMark.test(line)
      ? "is a sample"
      : problemOfText(line || "-", line);
    return problem ? [{ place: file, path: `line ${index + 1}`, problem }] : [];
  });
}

/** Undefined where nothing is wrong, or where the file only takes the text over from another. */
function problemOfText(text: string, source: string): string | undefined {
  if (text === "") return "is empty";
  const host = reservedHostIn(text);
  if (host && source.includes(host))
    return `names ${host}, which is no real host`;
  const phone = fictionalPhone.exec(text)?.[0];
  if (phone && source.includes(phone))
    return `holds ${phone}, a telephone number for fiction`;
  return undefined;
}

function problemOfObject(value: object, source: string): string | undefined {
  const lacks = Object.entries(proofsOf(value))
    .filter(([field]) => !isFilled((value as Record<string, unknown>)[field]))
    .map(([, what]) => what);
  const problems = [
    isSample(value) &&
      sampleMark.test(source) &&
      `is a sample: ${label(value)}`,
    lacks.length > 0 && `lacks ${lacks.join(" and ")}`,
    // California Insurance Code 1726, for what content/licenses.ts shows to residents of that state.
    "domicile" in value &&
      !/insurance/i.test(label(value)) &&
      `is a name without the word insurance: ${label(value)}`,
  ].filter(Boolean);
  return problems.join("; ") || undefined;
}

/** What a figure (content/figures.ts) and a review (content/testimonials.ts) must carry, by field. */
function proofsOf(value: object): Record<string, string> {
  if ("asOf" in value && "source" in value)
    return {
      source: "a source",
      asOf: "a date",
      approvedBy: "who approved it",
    };
  // 16 CFR 465.2: of a real customer, who agreed.
  if ("rating" in value && "review" in value)
    return { source: "where it was published", consent: "the consent" };
  return {};
}

function isFilled(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

function isSample(value: object) {
  return "sample" in value && value.sample === true;
}

/** Enough to know it by. */
function label(value: object): string {
  const words = [
    ("name" in value && value.name) || "",
    ...Object.values(value),
  ];
  const first = words.find(isFilled) ?? "no words";
  return first.length > 60 ? `${first.slice(0, 59)}…` : first;
}

function step(path: string, key: string, isArray: boolean): string {
  if (isArray) return `${path}[${key}]`;
  // The one thing that a module exports has no name to look for.
  if (path === "") return key === "default" ? "" : key;
  return /^[\w$]+$/.test(key) ? `${path}.${key}` : `${path}["${key}"]`;
}

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fillReferences } from "#compile/references.ts";
import { fictionalPhone } from "#compile/live.ts";
import { readContent, type ContentFile } from "#compile/read-content.ts";
import { reservedHostIn, type Finding } from "./finding.ts";

/** Everything to replace in the content of all languages. Text that comes from another file is found there. */
export function findInContent(root: string): Finding[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => findInLanguage(join(root, name)));
}

function findInLanguage(folder: string): Finding[] {
  const { files, problems } = readContent(folder);
  const site = files.find(({ name }) => name === "site.yaml")?.value;
  return [
    ...problems.map(({ file, line, field, message }) => ({
      place: join(folder, file),
      line,
      path: field || "the file",
      problem: message,
    })),
    ...files.flatMap((file) => findInFile(folder, file, site)),
  ];
}

function findInFile(
  folder: string,
  { name, value, lineOf }: ContentFile,
  site: unknown,
): Finding[] {
  const findings: Finding[] = [];
  const add = (path: Path, problem: string, lineWithin?: number) =>
    findings.push({
      place: join(folder, name),
      line: lineOf(path, lineWithin),
      path: path.join(".") || "the file",
      problem,
    });

  function walk(one: unknown, path: Path) {
    if (typeof one === "string")
      for (const [index, line] of one.split("\n").entries()) {
        const problem = one === "" ? "is empty" : problemOfText(line);
        if (problem) add(path, problem, index);
      }
    if (typeof one !== "object" || one === null) return;
    const problem = problemOfObject(one, site);
    if (problem) add(path, problem);
    const proven = proofsOf(one);
    for (const [key, child] of Object.entries(one))
      if (!Object.hasOwn(proven, key))
        walk(child, [...path, Array.isArray(one) ? Number(key) : key]);
  }

  walk(value, []);
  return findings;
}

type Path = readonly (string | number)[];

function problemOfText(text: string): string | undefined {
  const host = reservedHostIn(text);
  if (host) return `names ${host}, which is not a real host`;
  const phone = fictionalPhone.exec(text)?.[0];
  return phone && `has ${phone}, a fictional telephone number`;
}

function problemOfObject(value: object, site: unknown): string | undefined {
  const lacks = Object.entries(proofsOf(value))
    .filter(([field]) => !isFilled((value as Record<string, unknown>)[field]))
    .map(([, what]) => what);
  const name = fillReferences(label(value), { site }).text;
  const problems = [
    "sample" in value && value.sample === true && `is a sample: ${name}`,
    lacks.length > 0 && `lacks ${lacks.join(" and ")}`,
    // California Insurance Code 1726, for the statement in licenses.yaml to residents of that state.
    "domicile" in value &&
      !/insurance/i.test(name) &&
      `is a name without the word insurance: ${name}`,
  ].filter(Boolean);
  return problems.join("; ") || undefined;
}

/** Required fields of a figure (figures.yaml) and a review (testimonials.yaml). */
function proofsOf(value: object): Record<string, string> {
  if ("asOf" in value && "source" in value)
    return {
      source: "a source",
      asOf: "a date",
      approvedBy: "who approved it",
    };
  // 16 CFR 465.2: by a real customer, who agreed.
  if ("rating" in value && "review" in value)
    return { source: "where it was published", consent: "the consent" };
  return {};
}

function isFilled(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** Enough to recognize it. */
function label(value: object): string {
  const words = [
    ("name" in value && value.name) || "",
    ...Object.values(value),
  ];
  const first = words.find(isFilled) ?? "no words";
  return first.length > 60 ? `${first.slice(0, 59)}…` : first;
}

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fillReferences } from "#compile/references.ts";
import { fictionalPhone, isLive } from "#compile/live.ts";
import { isSample } from "#compile/samples.ts";
import { readContent, type ContentFile } from "#compile/read-content.ts";
import { reservedHostIn, type Finding } from "./finding.ts";

/** Everything to replace in the content of all languages. Text that comes from another file is found there. */
export function findInContent(root: string, live = isLive()): Finding[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => findInLanguage(join(root, name), live));
}

function findInLanguage(folder: string, live: boolean): Finding[] {
  const { files, problems } = readContent(folder);
  const site = files.find(({ name }) => name === "site.yaml")?.value;
  return [
    ...problems.map(({ file, line, field, message }) => ({
      place: join(folder, file),
      line,
      path: field || "the file",
      problem: message,
      stops: true,
    })),
    ...files.flatMap((file) => findInFile(folder, file, site, live)),
  ];
}

function findInFile(
  folder: string,
  { name, value, lineOf }: ContentFile,
  site: unknown,
  live: boolean,
): Finding[] {
  const findings: Finding[] = [];
  const add = (path: Path, { problem, stops }: Problem, lineWithin?: number) =>
    findings.push({
      stops,
      place: join(folder, name),
      line: lineOf(path, lineWithin),
      path: path.join(".") || "the file",
      problem,
    });

  const { name: own } = Object(site) as { name?: unknown };
  const isOther = typeof own === "string" && !sampleFirm.test(own);
  // The live build leaves out samples, but never these parts of site.yaml.
  const isNeeded = (path: Path) =>
    name === "site.yaml" && neededOfSite.includes(String(path[0]));

  function walk(one: unknown, path: Path, isShown: boolean) {
    if (typeof one === "string")
      for (const [index, line] of one.split("\n").entries()) {
        const found =
          one === ""
            ? { problem: "is empty", stops: isNeeded(path) }
            : problemOfText(line, isOther);
        if (found)
          add(path, { ...found, stops: found.stops && isShown }, index);
      }
    if (typeof one !== "object" || one === null) return;
    const found = problemOfObject(one, site);
    if (found) add(path, { ...found, stops: found.stops || isNeeded(path) });
    const isHere = isShown && (isNeeded(path) || !isSample(one));
    const proven = proofsOf(one);
    for (const [key, child] of Object.entries(one))
      if (!Object.hasOwn(proven, key))
        walk(child, [...path, Array.isArray(one) ? Number(key) : key], isHere);
  }

  walk(value, [], true);
  const { translation } = Object(value) as {
    translation?: { approvedBy?: string };
  };
  if (translation && !isFilled(translation.approvedBy))
    add(["translation"], { problem: `lacks ${approval}`, stops: live });
  return findings;
}

type Path = readonly (string | number)[];
type Problem = Pick<Finding, "problem" | "stops">;

/** What the law or a visitor needs. */
const neededOfSite = ["name", "legalName", "texasLicense", "address", "phone"];

/** The firm whose site this was first, in the content of another one. */
const sampleFirm = /sabine[ _-]?ridge/i;

function problemOfText(text: string, isOther: boolean): Problem | undefined {
  const [name] = (isOther && sampleFirm.exec(text)) || [];
  if (name) return { problem: `names ${name}, the sample firm`, stops: true };
  const host = reservedHostIn(text);
  if (host)
    return {
      problem: `names ${host}, which is not a real host`,
      // A form may show what an address looks like: name@example.com.
      stops: host.endsWith(".example"),
    };
  const phone = fictionalPhone.exec(text)?.[0];
  return phone === undefined
    ? undefined
    : { problem: `has ${phone}, a fictional telephone number`, stops: true };
}

function problemOfObject(value: object, site: unknown): Problem | undefined {
  const lacks = Object.entries(proofsOf(value))
    .filter(([field]) => {
      const text = (value as Record<string, unknown>)[field];
      return !isFilled(text) || !isFilled(fillReferences(text, { site }).text);
    })
    .map(([, what]) => what);
  const name = fillReferences(label(value), { site }).text;
  // California Insurance Code 1726, for the statement in licenses.yaml to residents of that state.
  const isUnlawful = "domicile" in value && !/insurance/i.test(name);
  const isUnlicensed =
    "sells" in value && (isSample(value) || lacks.length > 0);
  const problems = [
    isSample(value) && `is a sample: ${name}`,
    lacks.length > 0 && `lacks ${lacks.join(" and ")}`,
    isUnlawful && `is a name without the word insurance: ${name}`,
  ].filter(Boolean);
  const isUnproven =
    "asOf" in value &&
    !isSample(value) &&
    lacks.some((what) => what !== approval);
  return problems.length > 0
    ? {
        problem: problems.join("; "),
        stops: isUnlawful || isUnlicensed || isUnproven,
      }
    : undefined;
}

const approval = "who approved it";

/** Required fields of a figure (figures.yaml), a license (licenses.yaml) and a review (testimonials.yaml). */
function proofsOf(value: object): Record<string, string> {
  if ("asOf" in value && "source" in value)
    return {
      source: "a source",
      asOf: "a date",
      approvedBy: approval,
    };
  if ("license" in value && "sells" in value)
    return { number: `the license number for: ${value.sells}` };
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

import { join } from "node:path";

/** A mistake in content/. */
export type ContentProblem = {
  /** From content/en, or from content/ if it is another language. */
  file: string;
  line: number;
  /** "faq.questions.3.answer". Empty for the whole file. */
  field: string;
  /** The mistake and the correction, as words that follow the field's name: "is empty: write the text". */
  message: string;
};

/** A mistake of a whole file. */
export const fileProblem = (file: string, message: string): ContentProblem => ({
  file,
  line: 1,
  field: "",
  message,
});

/** Tells of a mistake in a field of a file; `within` counts lines from 0 in a field's text that has several. */
export type Report = (
  path: readonly PropertyKey[],
  message: string,
  within?: number,
) => void;

/** The line of a field, or of the object that should have it. The first line is 1. */
export type LineOf = (path: readonly PropertyKey[], within?: number) => number;

/** The content of a file as it is written, by its name, and what tells of mistakes in it. */
export type FileReports = (name: string) => { value: unknown; report: Report };

/** Adds the mistakes of a file to a list. */
export const reportTo =
  (
    problems: ContentProblem[],
    folder: string,
    { name, lineOf }: { name: string; lineOf: LineOf },
  ): Report =>
  (path, message, within) =>
    problems.push({
      file: join(folder, name),
      line: lineOf(path, within),
      field: path.join("."),
      message,
    });

/** "content/en/home.yaml:12  hero.title is empty: write the text" */
export function problemLine({ file, line, field, message }: ContentProblem) {
  return `${file}:${line}  ${field || "the file"} ${message}`;
}

/** All mistakes of content/ at once. It has no stack, which would push the messages out of sight. */
export class ContentError extends Error {
  constructor(problems: readonly ContentProblem[]) {
    const count =
      problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
    super(
      `content/ has ${count}:\n${problems.map((one) => `  ${problemLine(one)}`).join("\n")}`,
    );
    this.stack = this.message;
  }
}

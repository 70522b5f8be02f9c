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

/** "content/en/home.yaml:12  hero.title is empty: write the text" */
export function problemLine({ file, line, field, message }: ContentProblem) {
  return `${file}:${line}  ${field || "the file"} ${message}`;
}

/** All mistakes of content/ at once. It has no stack, which would push the messages out of sight. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const count =
      problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
    super(
      `content/ has ${count}:\n${problems.map((one) => `  ${problemLine(one)}`).join("\n")}`,
    );
    this.problems = problems;
    this.stack = this.message;
  }
}

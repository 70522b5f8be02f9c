import * as v from "valibot";

/** Mistakes in content/. They have no stack: it would push the message out of sight. */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(`Content is not complete:\n${problems.join("\n")}`);
    this.stack = this.message;
  }
}

/**
 * Checks every file of a content folder against its schema and returns them by slug (the file's name).
 * Throws one error that names each wrong file and field, which fails the build.
 */
export function checkFolder<S extends v.GenericSchema>(
  folder: string,
  schema: S,
  modules: Record<string, unknown>,
): Map<string, v.InferOutput<S>> {
  const checked = new Map<string, v.InferOutput<S>>();
  const problems: string[] = [];
  for (const [path, content] of Object.entries(modules)) {
    const file = path.slice(path.lastIndexOf("/") + 1);
    const result = v.safeParse(schema, content);
    if (result.success) checked.set(file.replace(/\.\w+$/, ""), result.output);
    else
      problems.push(
        ...result.issues.map((issue) => describe(`${folder}/${file}`, issue)),
      );
  }
  if (problems.length > 0) throw new ContentError(problems);
  return checked;
}

/** As `checkFolder`, for one file of content/, by its name. */
export function checkFile<S extends v.GenericSchema>(
  name: string,
  schema: S,
  content: unknown,
): v.InferOutput<S> {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  const file = `content/${name}.ts`;
  throw new ContentError(result.issues.map((issue) => describe(file, issue)));
}

function describe(file: string, issue: v.BaseIssue<unknown>) {
  return `  ${file}: ${v.getDotPath(issue) ?? "(whole file)"}: ${issue.message}`;
}

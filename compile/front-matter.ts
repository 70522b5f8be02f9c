/** The YAML between the first two lines of "---", the text below it, and the line where the text begins. */
export function splitFrontMatter(source: string): {
  yaml?: string;
  body: string;
  bodyLine: number;
} {
  const [, start = "", yaml, body = source] =
    /^(---\r?\n(.*?)\r?\n---\s*\n)(.*)$/s.exec(source) ?? [];
  return { yaml, body: body.trim(), bodyLine: start.split("\n").length };
}

/** The YAML between the first two lines of "---", the text below it, and the line where the text begins. */
export function splitFrontMatter(source: string): {
  yaml?: string;
  body: string;
  bodyLine: number;
} {
  // Windows editors write other line ends, and a byte order mark before them.
  const text = source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const [, start = "", yaml, body = text] =
    /^(---\n(.*?)\n---\s*\n)(.*)$/s.exec(text) ?? [];
  return { yaml, body: body.trim(), bodyLine: start.split("\n").length };
}

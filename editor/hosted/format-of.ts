/** The name of the format of a file or folder. Sveltia CMS wants such names for Markdown. */
export const formatOf = (pattern: string) =>
  pattern.endsWith(".md") ? `${pattern}-frontmatter` : pattern;

import { legal } from "#content/legal.ts";
import type { LegalDocument } from "#compile/schemas/document-schema.ts";
import { markdown } from "#content/ui/markdown.ts";
import { partsOf, readMarkdown } from "#compile/markdown.ts";

/** A page of content/en/legal with its parts. Only loaders call this. Undefined if there is no such page. */
export function legalDocument(slug: string) {
  if (!Object.hasOwn(legal, slug)) return undefined;
  const { body, ...page } = legal[slug] as LegalDocument;
  return {
    ...page,
    path: `/${slug}`,
    parts: partsOf(readMarkdown(body, markdown).nodes),
  };
}

import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/**
 * The text of a page for a visitor, a screen reader or a search engine, in document order: a line for each block of
 * text, each meta tag and each value of the structured data. Attributes with words or links are in ‹› where their
 * element starts.
 */
export function wordsOfPage(html: string): string[] {
  const lines: string[] = [];
  let line = "";
  endLine();
  read(parse(html, { scriptingEnabled: false }));
  endLine();
  return lines;

  function read(node: Tree.Node) {
    if ("value" in node) line += node.value;
    if (!("childNodes" in node)) return;
    if (!("tagName" in node)) return node.childNodes.forEach(read);
    const { tagName } = node;
    const attributes = new Map(
      node.attrs.map(({ name, value }) => [name, value]),
    );
    if (unread.has(tagName)) {
      if (attributes.get("type") === "application/ld+json")
        lines.push(...wordsOfJson(JSON.parse(textOf(node))));
      return;
    }
    if (tagName === "meta" || tagName === "link") {
      const name =
        attributes.get("property") ??
        attributes.get("name") ??
        linkTypes.get(attributes.get("rel") ?? "");
      const value = attributes.get("content") ?? attributes.get("href");
      if (name && value) lines.push(`‹${name}› ${withoutHashes(value)}`);
      return;
    }
    if (!inline.has(tagName)) endLine();
    for (const [name, value] of attributes)
      if (value && holdsWords(name))
        line += ` ‹${name}: ${withoutHashes(value)}› `;
    const content = "content" in node ? node.content : node;
    content.childNodes.forEach(read);
    if (!inline.has(tagName)) endLine();
  }

  function endLine() {
    const words = line.trim().replace(/\s+/g, " ");
    if (words) lines.push(words);
    line = "";
  }
}

/**
 * The values of JSON, each on a line after its path. List entries have no number, so an added entry does not move
 * others.
 */
export function wordsOfJson(value: unknown, place = ""): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry) => wordsOfJson(entry, `${place}[]`));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, entry]) =>
      wordsOfJson(entry, `${place}.${name}`),
    );
  return [`‹${place}› ${withoutHashes(String(value))}`];
}

/** Built files change their names with their content. */
function withoutHashes(address: string): string {
  return address
    .replace(/(\/assets\/[\w-]+)-[\w-]{8}\./, "$1.")
    .replace(/\?v=[0-9a-f]+/, "");
}

const textOf = (node: Tree.Element) =>
  node.childNodes.map((child) => ("value" in child ? child.value : "")).join();

const unread = new Set(["script", "style"]);

/** The other links in a head are fonts, styles and icons. */
const linkTypes = new Map([
  ["canonical", "canonical"],
  ["alternate", "alternate"],
]);

/** Elements that do not end a line of text. */
const inline = new Set(
  "a abbr b bdi bdo br button cite code em i kbd label mark q s small span strong sub sup time u var wbr".split(
    " ",
  ),
);

const wordAttributes = new Set(
  "alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext datetime href hreflang label lang placeholder title value".split(
    " ",
  ),
);

/** Any of the page's own attributes may contain words. Pictures not yet shown have their address in data-src. */
const holdsWords = (name: string) =>
  wordAttributes.has(name) || (name.startsWith("data-") && name !== "data-src");

/** In code points. */
const longest = 200;

/**
 * The name of a file as somebody's computer called it, without folders, control characters and those that hide or
 * reorder others. Its ending stays however long it is: it was matched against the content.
 */
export function safeFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  const clean = base
    .normalize("NFC")
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .trim();
  const [, stem = "", ending = ""] = /^(.*?)(\.[^.]*)?$/s.exec(clean) ?? [];
  const room = longest - [...ending].length;
  const visibleStem = stem.replace(/^[.\s]+/, "") || "attachment";
  return `${[...visibleStem].slice(0, room).join("")}${ending}`;
}

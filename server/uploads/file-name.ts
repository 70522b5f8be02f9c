/** In code points. */
const longest = 200;

/**
 * The file name from the sender's computer, without folders, control characters and characters that hide or reorder
 * others. The extension is kept in full, because it was compared with the content.
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

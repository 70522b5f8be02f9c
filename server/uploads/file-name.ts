import { attachmentEndings } from "#forms/attachment-rules.ts";
import { printableLine } from "#words/printable.ts";

/** In code points: even in emoji, fewer than the 255 units that Windows allows. */
const longest = 100;

/** What Windows does not allow in a name. Browsers send a quotation mark as %22 (HTML, "Multipart form data"). */
const forbidden = /[<>:"|?*]|%22/g;

/** The name from the sender's computer, without folders, and with the ending of what the file is. */
export function safeFileName(name: string, ending: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  const visible = printableLine(base.normalize("NFC")).replace(forbidden, "-");
  const given = /\.(\w+)$/.exec(visible);
  const isKnown = attachmentEndings.includes(given?.[1]?.toLowerCase() ?? "");
  const stem = isKnown ? visible.slice(0, given!.index) : visible;
  const safe = stem.replace(/^[.\s]+|[.\s]+$/g, "") || "attachment";
  return `${[...safe].slice(0, longest).join("")}.${ending}`;
}

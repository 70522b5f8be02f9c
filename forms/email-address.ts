import { oneLine } from "./typed-text.ts";

/**
 * The pattern of <input type=email> (HTML standard, "valid e-mail address"): no quotes, spaces or comments. Unlike it,
 * with a dot in the domain, because no mail from outside reaches ana@localhost.
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/**
 * The email address that was meant, if what was typed or pasted can mean only one: `Ana <ana@example.com>`,
 * `mailto:ana@example.com`, `ana@example.com,`. Otherwise the text, which is then no address.
 */
export function emailAddress(typed: string): string {
  const line = bare(
    oneLine(typed)
      .replace(wide, (one) => one.normalize("NFKC"))
      // Hyphens and apostrophes of Word and web pages.
      .replace(/[\u2010\u2011]/g, "-")
      .replace(/(\p{L})\u2019(?=\p{L})/gu, "$1'"),
  );
  const [, before = "", inner = ""] = /^([^<>]*)<([^<>]*)>$/.exec(line) ?? [];
  if (!inner) return inAscii(line);
  const [address, name] = [inAscii(bare(inner)), inAscii(bare(before))];
  // Outlook copies `ana@example.com<mailto:ana@example.com>`. Two addresses are not one.
  return !name.includes("@") || name === address ? address : line;
}

/** Full-width letters, digits and signs, and the joined letters of PDF files. */
const wide = /[\uff01-\uff5e\ufe6b\ufb00-\ufb06]/g;

/** Without what stands around an address, and without spaces next to its sign. */
const bare = (text: string) =>
  text
    .replace(/\s*@\s*/, "@")
    .replace(/^mailto:([^?]*).*$/i, "$1")
    .replace(/(\S)\s*\([^()]*\)$/, "$1")
    .replace(/^(["'(\u2018\u201c])(.*)["')\u2019\u201d]$/, "$2")
    .replace(/[.,;:]+$/, "")
    .trim();

/** Without characters that nobody sees, and with a domain in another script as mail and most browsers write it. */
function inAscii(text: string): string {
  const seen = text.replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  if (!/[^\u0000-\u007f]/.test(seen)) return seen;
  const [, mailbox, domain = ""] =
    /^(.*@)([\p{L}\p{M}\p{N}.\u00b7\u200c-\u200d\u3002\u30fb\uff61-]+)$/u.exec(
      text,
    ) ?? [];
  try {
    return mailbox + new URL(`http://${domain}`).hostname;
  } catch {
    return text;
  }
}

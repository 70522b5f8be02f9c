import { typingDistance } from "#words/typing-distance.ts";

/** Domains of private mail in the United States, by how many people use them. */
export const privateMailDomains: readonly string[] = [
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "aol.com",
  "msn.com",
  "live.com",
  "me.com",
  "comcast.net",
  "att.net",
  "sbcglobal.net",
  "swbell.net",
  "verizon.net",
  "bellsouth.net",
  "charter.net",
  "cox.net",
  "earthlink.net",
  "suddenlink.net",
  "protonmail.com",
];

/** Real domains that look like a misspelled common one. */
const lookAlikes = new Set([
  "mail.com",
  "email.com",
  "ymail.com",
  "gmx.com",
  "cloud.com",
  "postmail.com",
  "horizon.net",
]);

/** Endings that do not exist, and what they were meant to be. */
const noEndings = new Map([
  ...meant("com", "con cmo coom comm ocm vom xom cim cpm conm c0m"),
  ...meant("net", "ner nte nett met ney ent"),
]);

/** Endings that exist, but hardly after the name of a common domain. */
const rareEndings = new Map(meant("com", "co cm om"));

function meant(ending: string, typos: string) {
  return typos.split(" ").map((typo) => [typo, ending] as const);
}

/** The address that was probably meant; undefined if this one is probably right. */
export function meantAddress(typed: string): string | undefined {
  const [, www, mailbox, domain] =
    /^(www\.)?(\S+@)([^\s@]+)$/i.exec(typed.trim()) ?? [];
  const right =
    domain && (meantDomain(domain.toLowerCase()) ?? (www && domain));
  return right && `${mailbox}${right}`;
}

function meantDomain(domain: string): string | undefined {
  if (privateMailDomains.includes(domain) || lookAlikes.has(domain))
    return undefined;
  const [, name = domain, typed = ""] = /^(.+)\.([^.]+)$/.exec(domain) ?? [];
  const existing = noEndings.get(typed);
  const ending = existing ?? rareEndings.get(typed) ?? typed;
  return (
    privateMailDomains.find((one) => isMeant(one, name, ending)) ??
    (existing && `${name}.${existing}`)
  );
}

function isMeant(one: string, typedName: string, typedEnding: string) {
  const [name = "", ending] = one.split(".");
  // The dot, or all that follows it, is missing.
  if (!typedEnding) return typedName === name || typedName === name + ending;
  return ending === typedEnding && isTypo(typedName, name);
}

/** Names of up to four letters are close to many real ones, as aol.com is to aon.com, so only swapped letters count. */
function isTypo(typed: string, name: string) {
  const distance = typingDistance(typed, name);
  if (name.length > 4) return distance <= (name.length > 6 ? 2 : 1);
  return distance <= 1 && letters(typed) === letters(name);
}

/** Sorted. Safari before 16 has no toSorted(). */
function letters(name: string): string {
  const all = [...name];
  all.sort();
  return all.join("");
}

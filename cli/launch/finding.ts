/** Something to replace or fill in before launch. */
export type Finding = {
  /** The file, or "environment". */
  place: string;
  /** In the file. */
  line?: number;
  /** The field, such as people.0.email, or the variable. */
  path: string;
  problem: string;
  /** Whether a live site must not go out like this. The build leaves the rest out, or it can wait. */
  stops: boolean;
};

/** Hosts that nobody can own: RFC 2606 and 6761 reserve them for examples and tests. */
const reservedHost =
  /(?<![\w-])(?:[a-z0-9-]+\.)*(?:example\.(?:com|net|org)|[a-z0-9-]+\.(?:example|invalid|localhost|test))(?!\.?[\w-])/i;

export function reservedHostIn(text: string): string | undefined {
  return reservedHost.exec(text)?.[0];
}

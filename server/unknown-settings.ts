import { typingDistance } from "#words/typing-distance.ts";

/** Variables that look like a setting but are none, such as SMTP_USER or MAIL_TOO. Nobody reads them. */
export function unknownSettings(
  names: readonly string[],
  known: readonly string[],
): string[] {
  const families = new Set(
    known.flatMap((name) => /^[A-Z]+_/.exec(name)?.[0] ?? []),
  );
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => isClose(name.toUpperCase(), one));
      const [family] = /^[A-Z]+_/.exec(name) ?? [];
      if (meant) return [`${name} is not a setting. Did you mean ${meant}?`];
      return family && families.has(family) ? [`${name} is not a setting`] : [];
    })
    .toSorted();
}

/** Short names such as PORT are close to too many others. */
const isClose = (name: string, one: string) =>
  name === one || (one.length > 6 && typingDistance(name, one) <= 2);

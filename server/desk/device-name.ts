const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox|FxiOS", "Firefox"],
  ["Chrome|CriOS", "Chrome"],
  ["Safari", "Safari"],
] as const;

const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS X", "Mac"],
  ["CrOS", "Chromebook"],
  ["Linux", "Linux"],
] as const;

/** What a device is for the people who use it, "Chrome, Windows", by its User-Agent; null if that does not say. */
export function deviceName(userAgent: string | undefined): string | null {
  const names = [browsers, systems].flatMap(
    (list) =>
      list.find(([sign]) => new RegExp(sign).test(userAgent ?? ""))?.[1] ?? [],
  );
  return names.join(", ") || null;
}

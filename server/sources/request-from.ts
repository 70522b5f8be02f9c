/** Reads the path of the Referer, if it is a page of this site. `origins` are those under which visitors know it. */
export function refererReader(origins: readonly string[]) {
  const own = new Set(origins.map((origin) => new URL(origin).host));
  return (headers: Headers): string | undefined => {
    const referer = URL.parse(headers.get("Referer") ?? "");
    if (!referer) return undefined;
    const { host, pathname } = referer;
    return own.has(host) || host === headers.get("Host") ? pathname : undefined;
  };
}

/** The headers that refuse it, and their names in the privacy notice. */
export const optOutHeaders = {
  "Sec-GPC": "Global Privacy Control",
  DNT: "Do Not Track",
};

/** Then nothing about where the visit came from is stored. */
export function hasOptedOut(headers: Headers): boolean {
  return Object.keys(optOutHeaders).some((name) => headers.get(name) === "1");
}

/** Where a request says it comes from: a page of this site, or the host of another. */
export type From = { path?: string; host?: string };

/** What is read of the headers of a request. */
export type HeaderReader = Pick<Headers, "get">;

/** Reads the Referer of a request. `origins` are those under which visitors know this site. */
export function fromReader(origins: readonly string[]) {
  const own = new Set(origins.map((origin) => new URL(origin).host));
  return (headers: HeaderReader): From => {
    const referer = headers.get("Referer");
    if (!referer || !URL.canParse(referer)) return {};
    const { host, hostname, pathname } = new URL(referer);
    return own.has(host) || host === headers.get("Host")
      ? { path: pathname }
      : { host: hostname };
  };
}

/** The headers that refuse it, and their names in the privacy notice. */
export const optOutHeaders = {
  "Sec-GPC": "Global Privacy Control",
  DNT: "Do Not Track",
};

/** Then nothing about where the visit came from is stored. */
export function hasOptedOut(headers: HeaderReader): boolean {
  return Object.keys(optOutHeaders).some((name) => headers.get(name) === "1");
}

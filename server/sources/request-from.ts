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

/** Global Privacy Control (Sec-GPC), or Do Not Track: nothing about where the visit came from is stored. */
export function hasOptedOut(headers: HeaderReader): boolean {
  return headers.get("Sec-GPC") === "1" || headers.get("DNT") === "1";
}

import type { EntryContext } from "react-router";

/** The data that start-react.ts needs to start React on a page. */
export type StartData = {
  /** React Router's own: what it would set as window.__reactRouterContext. */
  context: unknown;
  /** The loaders' data, as React Router encodes it. */
  state: string;
  manifest: string;
  entry: string;
  routes: [id: string, module: string][];
  preload: string[];
  /** The address of the site's styles. */
  styles: string;
  /** The modules to run for visitors whose browser is in these languages. */
  hints?: Readonly<Record<string, string>> | undefined;
};

/**
 * The data from which a page starts React, with the address of the router's manifest, and then loads these styles of
 * the whole site. It replaces React Router's `<Scripts>`, whose inline scripts start at once
 * and differ from page to page: a data block needs no hash in the content security policy.
 */
export async function startData(
  entry: EntryContext,
  {
    styles,
    manifest: routes,
    hints,
  }: Pick<StartData, "styles" | "manifest" | "hints">,
): Promise<StartData> {
  const { manifest, serverHandoffString, serverHandoffStream } = entry;
  // Read here, so that ServerRouter does not write it into the page as scripts.
  entry.serverHandoffStream = undefined;
  const matched = entry.staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  );
  return {
    context: JSON.parse(serverHandoffString ?? "{}") as unknown,
    state: await new Response(serverHandoffStream).text(),
    manifest: routes,
    entry: manifest.entry.module,
    routes: matched.map((route) => [route.id, route.module]),
    preload: [
      ...new Set([
        routes,
        manifest.entry.module,
        ...manifest.entry.imports,
        ...matched.flatMap((route) => [route.module, ...(route.imports ?? [])]),
      ]),
    ],
    styles,
    hints,
  };
}

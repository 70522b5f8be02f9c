import type { EntryContext } from "react-router";

/** What start-react.ts needs to start React on a page, of what React Router knows of it. */
export type HydrationData = {
  context: unknown;
  /** The loaders' data, as React Router encodes it. */
  state: string;
  manifest: string;
  entry: string;
  routes: [id: string, module: string][];
  preload: string[];
};

/** The file that start-react.ts reads, with the address of all styles of the site. */
export type PageData = HydrationData & { styles: string };

/**
 * What boot.js needs to start React on this page, as JSON that is safe inside a script element.
 * It replaces React Router's `<Scripts>`, whose inline scripts start at once and differ from page to page:
 * a data block needs no hash in the content security policy.
 */
export async function hydrationData(context: EntryContext): Promise<string> {
  const {
    manifest,
    serverHandoffString,
    serverHandoffStream,
    staticHandlerContext,
  } = context;
  // Taken here, so that ServerRouter does not write it into the page as scripts.
  context.serverHandoffStream = undefined;
  const matched = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  );
  const data: HydrationData = {
    context: JSON.parse(serverHandoffString ?? "{}") as unknown,
    state: await new Response(serverHandoffStream).text(),
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: matched.map((route) => [route.id, route.module]),
    preload: [
      ...new Set([
        manifest.url,
        manifest.entry.module,
        ...manifest.entry.imports,
        ...matched.flatMap((route) => [route.module, ...(route.imports ?? [])]),
      ]),
    ],
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

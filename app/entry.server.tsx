import { renderToString } from "react-dom/server";
import {
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";
import { composeDocument } from "./document/compose-document.ts";
import { Parts } from "./document/document-parts.tsx";
import { pageInput } from "./document/page-input.ts";

export { pageInput };

/** Renders a whole page, for the build and for requests: nothing streams. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  input: RouterContextProvider,
) {
  const page = await composeDocument(request, entry, input.get(pageInput));
  const html = renderToString(
    <Parts value={page.parts}>
      <ServerRouter context={withoutStyles(entry)} url={request.url} />
    </Parts>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  // It would block what Vite inserts into pages.
  if (!import.meta.env.DEV) headers.set("Content-Security-Policy", page.policy);
  return new Response(`<!DOCTYPE html>${findable(html)}`, { status, headers });
}

/** React 19.3 writes `hidden` without the value that lets browsers find what is folded. */
const findable = (html: string) =>
  html.replaceAll(
    'hidden="" data-findable',
    'hidden="until-found" data-findable',
  );

/** The styles are in the page itself, so it links to no style sheet. */
function withoutStyles(entry: EntryContext): EntryContext {
  const { manifest } = entry;
  const routes = Object.entries(manifest.routes).map(
    ([id, route]) => [id, route && { ...route, css: [] }] as const,
  );
  return {
    ...entry,
    manifest: { ...manifest, routes: Object.fromEntries(routes) },
  };
}

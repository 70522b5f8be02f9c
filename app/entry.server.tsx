import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from "react-router";
import { composeDocument } from "./document/compose-document.ts";
import { Parts } from "./document/document-parts.tsx";
import {
  handler,
  loadFile,
  loadPage,
  ownPart,
  type OwnPart,
} from "./load-page.ts";
import type { PageInput, RenderOptions } from "./document/page-input.ts";
import { IslandRenderer } from "./islands/island.tsx";
import { PageAddressContext } from "./ui/page-address.ts";
import { Translation, type PageTranslation } from "./ui/use-words.ts";

/** Renders a whole page, for the build and for requests: nothing streams. An error makes the error page. */
export async function render(
  address: string,
  input: PageInput = {},
  { onError = () => {} }: RenderOptions = {},
): Promise<Response> {
  if (address.endsWith(".json")) return loadFile(address);
  const context = await loadPage(address, input);
  if (context instanceof Response) return context;
  for (const error of Object.values(context.errors ?? {})) onError(error);
  try {
    return renderLoaded(context, input);
  } catch (error) {
    onError(error);
    const errors = { root: error };
    return renderLoaded({ ...context, statusCode: 500, errors }, input);
  }
}

/** What the loaders of a page return, as text: the same text makes the same page. */
export async function pageData(address: string): Promise<string> {
  if (address.endsWith(".json")) return (await loadFile(address)).text();
  const context = await loadPage(address);
  if (context instanceof Response) throw new Error(`${address} moves`);
  return JSON.stringify(context.loaderData);
}

function renderLoaded(context: StaticHandlerContext, input: PageInput) {
  const page = ownPart(context);
  const islands = new Set<string>();
  const { parts, policy } = composeDocument(page, input, islands);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <Parts value={parts}>
      <IslandRenderer value={islandRenderer(page, islands)}>
        <StaticRouterProvider
          router={router}
          context={context}
          hydrate={false}
        />
      </IslandRenderer>
    </Parts>,
  );
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8" });
  // It would block what Vite inserts into pages.
  if (!import.meta.env.DEV) headers.set("Content-Security-Policy", policy);
  return new Response(`<!DOCTYPE html>${findable(html)}`, {
    status: context.statusCode,
    headers,
  });
}

/** React 19.3 writes `hidden` without the value that lets browsers find what is folded. */
const findable = (html: string) =>
  html.replaceAll(
    'hidden="" data-findable',
    'hidden="until-found" data-findable',
  );

/** Renders an island as the browser will: with nothing of the page but its language and address. */
function islandRenderer({ data, location }: OwnPart, names: Set<string>) {
  const { translation } = Object(data) as { translation?: PageTranslation };
  return (name: string, content: ReactNode) => {
    names.add(name);
    return renderToString(
      <Translation value={translation}>
        <PageAddressContext value={location}>{content}</PageAddressContext>
      </Translation>,
    );
  };
}

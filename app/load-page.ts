import {
  createStaticHandler,
  RouterContextProvider,
  type StaticHandlerContext,
} from "react-router";
import { routes } from "./routes.ts";
import type { PageHandle, MetaArgs } from "./layout/page-types.ts";
import { pageInput, type PageInput } from "./document/page-input.ts";

export const handler = createStaticHandler(routes);

/** The page at an address such as "/blog?page=2": its routes with their data, or what a loader answers with instead. */
export function loadPage(
  address: string,
  input: PageInput = {},
): Promise<StaticHandlerContext | Response> {
  const requestContext = new RouterContextProvider();
  requestContext.set(pageInput, input);
  return handler.query(requestFor(address), { requestContext });
}

/** A file that a loader makes. */
export const loadFile = (address: string): Promise<Response> =>
  handler.queryRoute(requestFor(address), {
    requestContext: new RouterContextProvider(),
  }) as Promise<Response>;

const requestFor = (address: string) =>
  new Request(new URL(address, "http://localhost"));

/** A loaded page: the data of its own route, and what its module says. */
export function ownPart({
  matches,
  loaderData,
  location,
}: StaticHandlerContext) {
  const { route } = matches.at(-1)!;
  const handle = (route.handle ?? {}) as PageHandle;
  const data: unknown = loaderData[route.id];
  const meta = handle.meta?.({ loaderData: data, location } as MetaArgs<never>);
  return { data, handle, meta: meta ?? [], location };
}

export type OwnPart = ReturnType<typeof ownPart>;

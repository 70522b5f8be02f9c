import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { RouterContext, ServerBuild } from "react-router";
import type { PageInput } from "#app/document/page-input.ts";
import { log, reason } from "#server/log.ts";

/** Renders the page, or with `.data` the router's data, of an address such as "/blog?page=2". */
export type Render = (address: string, input?: PageInput) => Promise<Response>;

/** What app/entry.server.tsx gives besides what React Router wants of it. */
type Entry = { pageInput: RouterContext<PageInput> };

/** The renderer of a build. Throws where there is none. */
export async function loadRenderer(build: string): Promise<Render> {
  const { href } = pathToFileURL(resolve(build, "server/index.js"));
  process.env.NODE_ENV ??= "production";
  return rendererOf((await import(/* @vite-ignore */ href)) as ServerBuild);
}

export async function rendererOf(
  build: ServerBuild,
  mode: "production" | "development" = "production",
): Promise<Render> {
  // Not before NODE_ENV is there: React reads it once.
  const { createRequestHandler, RouterContextProvider } =
    await import("react-router");
  const { entry } = build;
  const { pageInput } = entry.module as unknown as Entry;
  const module = { ...entry.module, ...(mode === "production" && discreet) };
  const handle = createRequestHandler(
    { ...build, entry: { ...entry, module } },
    mode,
  );
  return async (address, input = {}) => {
    const context = new RouterContextProvider();
    context.set(pageInput, input);
    return handle(new Request(new URL(address, "http://localhost")), context);
  };
}

/** React Router itself would write an error's message and stack, which can hold what somebody typed. */
const discreet = {
  handleError: (error: unknown) =>
    log("error", "page not rendered", reason(error)),
};

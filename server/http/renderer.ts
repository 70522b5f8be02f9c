import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { RouterContext, ServerBuild } from "react-router";
import type { PageInput } from "#app/document/page-input.ts";
import { log, reason } from "#server/log.ts";
import { startThread } from "#server/start-thread.ts";

/** Renders the page, or with `.data` the router's data, of an address such as "/blog?page=2". */
export type Render = (address: string, input?: PageInput) => Promise<Response>;

/** What app/entry.server.tsx gives besides what React Router wants of it. */
type Entry = { pageInput: RouterContext<PageInput> };

/** A page that the thread is asked for, and what it makes of it. */
export type ToRender = { id: number; address: string; input?: PageInput };
export type Rendered = {
  id: number;
  status: number;
  headers: [string, string][];
  body: string;
};

/** Without them, garbage of a flood of searches stays for a while: 740 MB of the process instead of 500. */
const limits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };

/**
 * The renderer of a build, in a thread of its own (render-thread.ts). Throws where there is no build. An error that ends
 * the thread ends the process.
 */
export async function renderInThread(build: string): Promise<Render> {
  const module = new URL("./render-thread.ts", import.meta.url);
  const worker = await startThread(module, {
    name: "pages",
    resourceLimits: limits,
    workerData: build,
  });
  const waiting = new Map<number, (page: Rendered) => void>();
  worker.on("message", (page: Rendered) => {
    waiting.get(page.id)?.(page);
    waiting.delete(page.id);
  });
  let last = 0;
  return async (address, input) => {
    const id = ++last;
    const page = await new Promise<Rendered>((answer) => {
      waiting.set(id, answer);
      worker.postMessage({ id, address, input } satisfies ToRender);
    });
    return new Response(page.body, page);
  };
}

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

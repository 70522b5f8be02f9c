import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type {
  Entry,
  PageInput,
  RenderOptions,
} from "#app/document/page-input.ts";
import { log, reason } from "#server/log.ts";
import { startThread } from "#server/start-thread.ts";

/** Renders the page at an address such as "/blog?page=2". */
export type Render = (address: string, input?: PageInput) => Promise<Response>;

/** The messages to and from the thread: a page to render, and the rendered page. */
export type ToRender = { id: number; address: string; input?: PageInput };
export type Rendered = {
  id: number;
  status: number;
  headers: [string, string][];
  body: string;
};

/** Without these limits, a flood of searches leaves more garbage: the process grew to 740 MB instead of 500. */
const limits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };

/**
 * Renders the pages of a build in a separate thread (render-thread.ts). Throws if there is no build. An error that ends
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

/** Renders the pages of a build in this thread. Throws if there is no build. */
export async function loadRenderer(build: string): Promise<Render> {
  const { render } = await loadEntry(build);
  return (address, input) => render(address, input, discreet);
}

/** The built app/entry.server.tsx. */
export async function loadEntry(build: string): Promise<Entry> {
  const { href } = pathToFileURL(resolve(build, "server/index.js"));
  // React reads it only once.
  process.env.NODE_ENV ??= "production";
  return (await import(/* @vite-ignore */ href)) as Entry;
}

/** An error's message and stack can contain what a visitor typed. */
const discreet: RenderOptions = {
  onError: (error) => log("error", "page not rendered", reason(error)),
};

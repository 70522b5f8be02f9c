import { parentPort, workerData } from "node:worker_threads";
import { loadRenderer, type Rendered, type ToRender } from "./renderer.ts";

/** The thread that renders pages, so that the one that takes forms and sends files does not wait for them. */
const port = parentPort;
if (!port) throw new Error("render-thread.ts runs as a worker thread only");
const render = await loadRenderer(workerData as string);
port.on("message", async ({ id, address, input }: ToRender) => {
  const page = await render(address, input);
  const { status } = page;
  const headers = [...page.headers];
  const body = await page.text();
  port.postMessage({ id, status, headers, body } satisfies Rendered);
});
port.postMessage("ready");

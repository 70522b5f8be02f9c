import { parentPort, workerData } from "node:worker_threads";
import { log, reason } from "#server/log.ts";
import { loadRenderer, type Rendered, type ToRender } from "./renderer.ts";

/** The thread that renders pages, so that the one that takes forms and sends files does not wait for them. */
const port = parentPort;
if (!port) throw new Error("render-thread.ts runs as a worker thread only");
const render = await loadRenderer(workerData as string);
port.on("message", async ({ id, address, input }: ToRender) => {
  const page = await pageOf(address, input);
  port.postMessage({ id, ...page } satisfies Rendered);
});
port.postMessage("ready");

async function pageOf(address: string, input: ToRender["input"]) {
  try {
    const page = await render(address, input);
    const headers = [...page.headers];
    return { status: page.status, headers, body: await page.text() };
  } catch (error) {
    log("error", "page not rendered", reason(error));
    return { status: 500, headers: [], body: "" };
  }
}

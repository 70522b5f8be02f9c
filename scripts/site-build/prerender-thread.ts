import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { loadEntry } from "#server/http/renderer.ts";
import { Cache, keyOf } from "#compile/build-cache.ts";
import { workOn } from "./in-threads.ts";
import type { ToPrerender } from "./prerender.ts";

const client = "build/client";

/** Renders pages into the build. Returns whether a page was taken from the cache. */
workOn(async (code: string) => {
  // The renderer reads it when it is loaded: app/document/is-build.ts.
  process.env.PRERENDERING = code;
  const { pageData, render } = await loadEntry("build");
  const cache = new Cache();

  return async ({ address, file }: ToPrerender): Promise<boolean> => {
    const data = await pageData(address);
    // A page is made of the code and its data, and of nothing else.
    const name = `pages/${keyOf(code, address, data)}.json`;
    const cached = cache.read(name)?.toString();
    if (cached) {
      const files = JSON.parse(cached) as Record<string, string>;
      for (const [path, content] of Object.entries(files)) save(path, content);
      return true;
    }
    if (file.endsWith(".json")) {
      save(client + file, data);
      return false;
    }
    save(client + file, await rendered(address));
    const files = [client + file, record(address)];
    cache.write(
      name,
      JSON.stringify(
        Object.fromEntries(
          files.map((one) => [one, readFileSync(one, "utf8")]),
        ),
      ),
    );
    return false;
  };

  async function rendered(address: string): Promise<string> {
    let cause: unknown;
    const onError = (error: unknown) => (cause = error);
    const answer = await render(address, {}, { onError });
    if (answer.status !== 200)
      throw new Error(`${address} is rendered with status ${answer.status}`, {
        cause,
      });
    return answer.text();
  }
});

/** What the server reads of a page. */
function record(address: string) {
  return `build/pages/${encodeURIComponent(address)}.json`;
}

function save(file: string, content: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

import { allPages } from "#app/content/pages.ts";
import { inThreads } from "./in-threads.ts";
import { firstLanguage } from "#words/first-language.ts";

/** A page or another file to render. */
export type ToPrerender = { address: string; file: string };

/**
 * Renders every page that is the same for everyone into build/client. `code` is the key of all code and content in the
 * bundle.
 */
export async function prerender(code: string): Promise<string> {
  const pages = allPages().map(({ path: address }) => ({
    address,
    file: address === "/" ? "/index.html" : `${address}/index.html`,
  }));
  const others = new Set(allPages().map(({ language }) => language));
  others.delete(firstLanguage);
  const indexes = ["blog", ...others].map((folder) => {
    const address = `/${folder}/search-index.json`;
    return { address, file: address };
  });
  const tasks: ToPrerender[] = [
    // The longest first: it reads every page's content.
    ...indexes,
    ...["", ...others].map((folder) => {
      const address = `${folder && "/"}${folder}/404`;
      return { address, file: `${address}/index.html` };
    }),
    ...pages,
  ];
  let cached = 0;
  await inThreads<ToPrerender, boolean>(
    new URL("./prerender-thread.ts", import.meta.url),
    tasks,
    { given: code, done: (isCached) => (cached += Number(isCached)) },
  );
  return `${tasks.length - cached} of ${tasks.length} rendered`;
}

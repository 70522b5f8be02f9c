import type { Notice } from "#app/document/notice.ts";
import { log, reason } from "#server/log.ts";
import type { Render } from "./renderer.ts";

/** The page at an address with the notice in it; undefined without a notice. */
export type NoticedPage = (path: string) => Promise<Response | undefined>;

/**
 * While a notice shows, renders each page with it at its first request and keeps it in memory until the notice changes
 * or ends. A page that fails to render is sent without the notice.
 */
export function noticedPages(
  render: Render,
  current: () => Notice | undefined,
): NoticedPage {
  let shown: string | undefined;
  let pages = new Map<string, Promise<Response>>();

  return async (path) => {
    const notice = current();
    const words = notice && JSON.stringify(notice);
    if (words !== shown) {
      shown = words;
      pages = new Map();
    }
    if (!notice) return undefined;
    try {
      return (await (pages.get(path) ?? keep(path, notice))).clone();
    } catch {
      return undefined;
    }
  };

  function keep(path: string, notice: Notice) {
    const own = pages;
    const page = render(path, { notice }).then((one) => {
      if (!one.ok) throw new Error(`rendered with status ${one.status}`);
      return one;
    });
    own.set(path, page);
    page.catch((error: unknown) => {
      log("error", "page without its notice", { path, ...reason(error) });
      // The next visitor's request tries again.
      own.delete(path);
    });
    return page;
  }
}

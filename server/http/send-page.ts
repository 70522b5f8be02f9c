import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { PageInput } from "#app/document/page-input.ts";
import { sendBusyPage } from "./busy-page.ts";
import type { Render } from "./renderer.ts";
import { wordsFor } from "./server-words.ts";
import { speculationHeader } from "./speculation.ts";

/**
 * The most pages that may wait for the thread that renders them, including the one being rendered: a twentieth of a
 * second. As many again may wait if someone has sent a form or opened a mail's link.
 */
export const mostWaiting = 16;

/** In seconds: when to retry after a refusal caused by everyone else. */
const soon = 5;

type Options = Pick<PageInput, "form" | "received" | "desk"> & {
  /** Instead of 200. */
  status?: ContentfulStatusCode | undefined;
  /** Someone has sent a form or opened a mail's link (docs/decisions/0024). */
  comesFirst?: boolean;
};

/**
 * Renders a page and sends it under its own policy, or a small page if too many wait. A page that failed to render
 * keeps its error status. In another language a sentence takes the place of the error page, which has lost its words.
 */
export type SendPage = (
  context: Context,
  address: string,
  options?: Options,
) => Promise<Response>;

export function pageSender(render: Render): SendPage {
  let waiting = 0;
  return async (context, address, { status, comesFirst, ...input } = {}) => {
    if (waiting >= mostWaiting * (comesFirst ? 2 : 1)) {
      return sendBusyPage(context, 503, soon);
    }
    waiting++;
    const page = await render(address, input).finally(() => void waiting--);
    const { language, serverErrors } = wordsFor(context);
    if (page.status >= 500 && (language || !isPage(page)))
      return context.text(serverErrors.failed, 500);
    for (const name of ["Content-Security-Policy", "Content-Type"])
      context.header(name, page.headers.get(name) ?? undefined);
    if (page.ok) context.header(...speculationHeader);
    return context.body(
      await page.text(),
      page.ok && status ? status : (page.status as ContentfulStatusCode),
    );
  };
}

/** A page that could not be rendered at all has no type. */
const isPage = ({ headers }: Response) =>
  headers.get("Content-Type")?.startsWith("text/html") ?? false;

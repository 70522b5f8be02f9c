import { prerender } from "react-dom/static";
import { ServerRouter, type EntryContext } from "react-router";
import boot from "./boot/boot.js?raw";
import { showVisibleAddress } from "./boot/visible-address.ts";
import { hydrationData } from "./boot/hydration-data.ts";

/** Renders one page at build time (and in development), whole: nothing streams. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  showVisibleAddress(context);
  const data = import.meta.env.DEV ? undefined : await hydrationData(context);
  const { prelude } = await prerender(
    <ServerRouter context={context} url={request.url} />,
  );
  const html = (await new Response(prelude).text())
    .replace("</head>", () => `<script>${boot}</script></head>`)
    .replace("</body>", () =>
      data
        ? `<script type="application/json" id="hydration">${data}</script></body>`
        : "</body>",
    );
  // React Router looks for these in the page of no address, which finish-pages.ts throws away.
  const looked =
    "window.__reactRouterContext = window.__reactRouterRouteModules =";
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(context.isSpaMode ? html + looked : html, {
    status,
    headers,
  });
}

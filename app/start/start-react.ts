// Starts React on a page in two steps. boot.js calls the first when the browser is idle, and the second at a
// visitor's first sign. The page names this module: see start-data.ts.
import { keepFindable } from "./keep-findable.ts";
import { keepPlace } from "./keep-place.ts";
import { startPageClock } from "./page-clock.ts";
import type { StartData } from "./start-data.ts";

declare global {
  // React Router's names for its start data: the page's data, and the modules of its routes.
  var __reactRouterContext: unknown;
  var __reactRouterRouteModules: Record<string, unknown>;
}

/**
 * Fetches what React needs but runs none of it. `address` is the path and query of the page when it was loaded.
 * Resolves to a function that starts React and itself resolves once React's entry runs. Both reject if anything is
 * missing.
 */
export async function loadReact(
  start: StartData,
  address: string,
): Promise<() => Promise<void>> {
  // In development, content/ may have changed while the page loaded (scripts/dev/site-in-development.ts).
  import.meta.hot?.send("page:opened", performance.timeOrigin);
  keepFindable();
  keepPlace();
  startPageClock();
  const { context, state, manifest, entry, routes, preload, styles, hints } =
    start;

  for (const href of preload) addLink("modulepreload", href);
  // For the pages that the visitor moves to.
  const style = addLink("stylesheet", styles);
  style.media = "not all";
  await new Promise((resolve, reject) => {
    style.addEventListener("load", resolve);
    style.addEventListener("error", reject);
  });

  const hint = hints?.[navigator.language.slice(0, 2)];
  if (hint) import(/* @vite-ignore */ hint).catch(() => {});

  return async () => {
    style.media = "";
    const [, ...modules] = await Promise.all([
      import(/* @vite-ignore */ manifest),
      ...routes.map(([, module]) => import(/* @vite-ignore */ module)),
    ]);
    window.__reactRouterContext = {
      ...(context as object),
      stream: new Response(state).body,
    };
    window.__reactRouterRouteModules = Object.fromEntries(
      routes.map(([id], index) => [id, modules[index] as unknown]),
    );
    // Back came before React: this page no longer matches the address.
    if (location.pathname + location.search !== address) location.reload();
    else await import(/* @vite-ignore */ entry);
  };
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

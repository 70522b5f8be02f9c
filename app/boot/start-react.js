// Starts React on a page, in two steps: boot.js wants the first when the browser is idle and the second at a visitor's
// first sign. scripts/finish-pages.ts minifies it and writes beside it, for each page, the data that it needs.

/**
 * Fetches what React needs and runs none of it. Resolves to a function that starts React: it resolves once React's
 * entry runs. Both reject where anything is missing.
 * @param {Response} answer the page's data, as HydrationData of hydration-data.ts
 * @param {string} address path and query of the page as it was loaded
 */
export async function loadReact(answer, address) {
  if (!answer.ok) throw new Error("no data");
  const { context, state, manifest, entry, routes, preload, styles } =
    await answer.json();

  for (const href of preload) addLink("modulepreload", href);
  // For what only React will show, and for the pages that the visitor moves to. React expects to find the link.
  const style = addLink("stylesheet", styles);
  style.media = "not all";
  await new Promise((resolve, reject) => {
    style.addEventListener("load", resolve);
    style.addEventListener("error", reject);
  });

  return async () => {
    style.media = "";
    const [, ...modules] = await Promise.all([
      import(manifest),
      ...routes.map(([, module]) => import(module)),
    ]);
    window.__reactRouterContext = {
      ...context,
      stream: new Response(state).body,
    };
    window.__reactRouterRouteModules = Object.fromEntries(
      routes.map(([id], index) => [id, modules[index]]),
    );
    // Back came before React: this page is no longer the one of the address.
    if (location.pathname + location.search !== address) location.reload();
    else await import(entry);
  };
}

function addLink(rel, href) {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

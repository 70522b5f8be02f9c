// Starts React on a page: boot.js imports it at the first sign of a visitor. scripts/finish-pages.ts minifies it and
// writes beside it, for each page, the data that it needs.

/**
 * Resolves once React's entry runs; rejects where anything is missing.
 * @param {Response} answer the page's data, as HydrationData of hydration-data.ts
 * @param {string} address path and query of the page as it was loaded
 */
export async function startReact(answer, address) {
  if (!answer.ok) throw new Error("no data");
  const { context, state, manifest, entry, routes, preload, styles } =
    await answer.json();

  for (const href of preload) addLink("modulepreload", href);
  if (styles.later) addLink("stylesheet", styles.later);
  // Their rules stand in the page already: React only expects to find the links. Disabled, they are not fetched.
  for (const href of styles.expected) addLink("stylesheet", href, true);

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
}

function addLink(rel, href, disabled = false) {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  link.disabled = disabled;
  document.head.append(link);
}

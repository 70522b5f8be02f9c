import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepTyped } from "./keep-typed.ts";
import { nameJumps } from "./name-jumps.ts";

/** Tells boot.js that React listens now, so it repeats the earlier clicks. */
function Announce() {
  useEffect(() => {
    dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}

/**
 * One page answers every unknown address. The router would look for that of /industry/no-such-insurance among the
 * industries, so it starts from the page's own address; the visitor's address returns as soon as React is there.
 */
function startFromNotFound() {
  const { href, search, hash } = location;
  history.replaceState(history.state, "", `/404${search}${hash}`);
  addEventListener(
    "hydrated",
    () => history.replaceState(history.state, "", href),
    { once: true },
  );
}

// The root is the document; without main there is nothing to mount on (docs/product.md, "Errors").
if (!document.querySelector("main")) {
  console.error("Root element not found");
  // The page is then the plain one for visitors without scripts.
  delete document.documentElement.dataset.scripts;
} else {
  if ("pages/not-found/not-found-page" in window.__reactRouterRouteModules)
    startFromNotFound();
  nameJumps();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* After a move, a page appears in one piece, a fifth sooner than in slices of 5 ms (0022). */}
        <HydratedRouter useTransitions={false} />
        <Announce />
      </StrictMode>,
      { onRecoverableError: keepTyped() },
    );
  });
}

import { useEffect, useSyncExternalStore } from "react";
import {
  createPath,
  isRouteErrorResponse,
  useBlocker,
  useLocation,
  type BlockerFunction,
  type DataStrategyResult,
  type MiddlewareFunction,
} from "react-router";
import { timeLimit } from "#app/ui/time-limit.ts";

/** A move to another page that the router makes. */
type Move = {
  /** The whole address, with query and hash. */
  address: string;
  kind: "POP" | "PUSH" | "REPLACE";
  /** Back to the page that is still shown, after a Back without a connection. */
  isReturn: boolean;
};

/** The last move that the visitor began. A page that has just loaded has none, so it cannot load itself again. */
let move: Move | undefined;
/** The move whose data and scripts the router waits for. */
let loading: Move | undefined;
/** The router never asks again for scripts that failed. */
let hasLostScripts = false;
/** Whether this module, not the router, loads the page again. */
let isReloading = false;
/** The place in the browser's history of the page that is shown. */
let shownIndex: number | undefined;
let isOffline = false;
const changed = "connectionchange";

/** Follows the visitor's moves for `fallBack`. Without a connection, the page that is shown stays. */
export function useFailedMoves(): void {
  const location = useLocation();
  useBlocker(keepPage);

  // The browser's history is outside React.
  useEffect(() => {
    shownIndex = indexOf(history.state);
  }, [location]);

  // If a page's scripts fail, even if a hover has asked for them, the router reloads the page that is shown. A browser
  // without the Navigation API lets it. In development, Vite reloads the page after a change.
  useEffect(() => {
    if (!("navigation" in window) || import.meta.env.DEV) return;
    const interrupt = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated) return;
      if (isReloading) return;
      event.preventDefault();
      if (!loading) return;
      hasLostScripts = true;
      void leave(loading);
    };
    navigation.addEventListener("navigate", interrupt);
    return () => navigation.removeEventListener("navigate", interrupt);
  }, []);
}

/**
 * A move whose data or scripts fail becomes a plain navigation, so the visitor sees the server's own answer. Without a
 * connection the move ends, because a plain one would lose the page and what was typed into it.
 */
export const fallBack: MiddlewareFunction<
  Record<string, DataStrategyResult>
> = async ({ request }, next) => {
  const current = move;
  if (!current) return next();
  if (current.isReturn) return never;
  if (hasLostScripts) return leave(current);

  loading = current;
  const results = await next();
  if (request.signal.aborted) return results;
  loading = undefined;
  // A response is a redirect.
  const failure = Object.values(results).find(
    ({ type, result }) => type === "error" && !(result instanceof Response),
  );
  if (failure)
    return leave(current, { isReached: isRouteErrorResponse(failure.result) });
  setOffline(false);
  return results;
};

/** Whether the visitor just tried to move without a connection. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener(changed, onChange);
      return () => removeEventListener(changed, onChange);
    },
    () => isOffline,
    () => false,
  );
}

export function setOffline(is: boolean): void {
  if (is === isOffline) return;
  isOffline = is;
  dispatchEvent(new Event(changed));
}

const keepPage: BlockerFunction = ({
  currentLocation,
  nextLocation,
  historyAction,
}) => {
  // Search and finder can change their own address without the server.
  if (!navigator.onLine && nextLocation.pathname !== currentLocation.pathname) {
    setOffline(true);
    return true;
  }
  move = {
    address: new URL(createPath(nextLocation), location.href).href,
    kind: historyAction,
    isReturn:
      historyAction === "POP" && nextLocation.key === currentLocation.key,
  };
  return false;
};

/** The router waits for it until the visitor's next move. */
const never = new Promise<never>(() => {});

/** Leaves the page by a plain navigation, if the server can be reached. */
async function leave(failed: Move, { isReached = false } = {}): Promise<never> {
  const { address, kind } = failed;
  loading = undefined;
  const isReachable = isReached || (await canReach(address));
  // The visitor may have clicked something else by now.
  if (move !== failed) return never;
  if (!isReachable) {
    setOffline(true);
    if (kind === "POP") goBackToShownPage();
  } else if (address === location.href) reloadPage();
  else if (kind === "REPLACE") location.replace(address);
  else location.assign(address);
  return never;
}

/** Loads the page at the current address from the server. */
export function reloadPage(): void {
  isReloading = true;
  location.reload();
}

/** Whether the visitor has moved since this document was loaded, perhaps to a page of a newer release. */
export const hasMoved = (): boolean => move !== undefined;

/** Whether the server answers at all. */
async function canReach(address: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = timeLimit(patience);
    await fetch(address, { method: "HEAD", cache: "no-store", signal });
    return true;
  } catch {
    return false;
  }
}

/** In milliseconds. */
const patience = 10_000;

/** After Back or Forward the browser shows the other page's address already. */
function goBackToShownPage(): void {
  const index = indexOf(history.state);
  if (index !== undefined && shownIndex !== undefined && index !== shownIndex)
    history.go(shownIndex - index);
}

/** The router numbers its entries in the browser's history. */
function indexOf(state: unknown): number | undefined {
  return (state as { idx?: number } | null)?.idx;
}

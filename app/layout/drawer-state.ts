import { useSyncExternalStore } from "react";

export const drawerId = "menu";

const drawer = () =>
  document.getElementById(drawerId) as HTMLDialogElement | null;

/** Opens the drawer if the browser has no invoker commands; otherwise it is open already. */
export function openDrawer(): void {
  if (!("command" in HTMLButtonElement.prototype)) drawer()?.showModal();
}

export function closeDrawer(): void {
  drawer()?.close();
}

/** Whether the drawer is open. The browser has this state, and React follows it. */
export function useDrawerIsOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => drawer()?.open ?? false,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  const dialog = drawer();
  const observer = new MutationObserver(onChange);
  if (dialog) observer.observe(dialog, { attributeFilter: ["open"] });
  return () => observer.disconnect();
}

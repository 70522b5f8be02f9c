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

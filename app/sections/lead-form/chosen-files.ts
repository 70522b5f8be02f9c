/**
 * The files that a visitor has chosen with a file input. The input itself holds only those chosen last, until
 * `setFiles` puts all of them into it, so that a form sends them as it sends any others.
 */

const chosen = new WeakMap<HTMLInputElement, readonly File[]>();

const none: readonly File[] = [];

export const getFiles = (input: HTMLInputElement) => chosen.get(input) ?? none;

/** Replaces the files. The form hears "input", as if the visitor had changed a field. */
export function setFiles(input: HTMLInputElement, files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  chosen.set(input, files);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Calls `onChange` whenever the files change, until the returned function is called. */
export function subscribe(input: HTMLInputElement, onChange: () => void) {
  input.addEventListener("input", onChange);
  return () => input.removeEventListener("input", onChange);
}

let work: Promise<unknown> = Promise.resolve();

/** Does one thing with files after the other: they are read, and pictures made smaller. */
export function inTurn(task: () => Promise<unknown>): void {
  work = work.then(task).catch(() => undefined);
}

/** Resolves once all chosen files can be sent. */
export const filesReady = () => work;

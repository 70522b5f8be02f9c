import type Vips from "wasm-vips";

type Library = Awaited<ReturnType<typeof Vips>>;

let library: Promise<Library> | undefined;

/** libvips as WebAssembly, read (0.5 s) and started (0.4 s) when the first photograph needs it. */
export function vips(): Promise<Library> {
  return (library ??= import("wasm-vips").then(({ default: start }) =>
    start({ dynamicLibraries: ["vips-heif.wasm"] }),
  ));
}

/** Ends its threads, which would keep the process alive. */
export async function endVips(): Promise<void> {
  const started = await library;
  library = undefined;
  started?.shutdown();
}

import Vips from "wasm-vips";

type Library = Awaited<ReturnType<typeof Vips>>;

let library: Promise<Library> | undefined;

/** libvips as WebAssembly, started when the first photograph needs it (0.4 s). */
export function vips(): Promise<Library> {
  return (library ??= Vips({ dynamicLibraries: ["vips-heif.wasm"] }));
}

/** Ends its threads, which would keep the process alive. */
export async function endVips(): Promise<void> {
  const started = await library;
  library = undefined;
  started?.shutdown();
}

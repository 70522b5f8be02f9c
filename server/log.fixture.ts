import { vi } from "vitest";

/** Everything that is written to the terminal while `work` runs. */
export async function written(
  work: () => Promise<unknown> | void,
): Promise<string> {
  const text: string[] = [];
  const keep = (chunk: string | Uint8Array) => {
    text.push(chunk.toString());
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(keep),
    vi.spyOn(process.stderr, "write").mockImplementation(keep),
    ...(["log", "info", "warn", "error", "debug"] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
        text.push(`${words.map(String).join(" ")}\n`);
      }),
    ),
  ];
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return text.join("");
}

/** The events that are logged meanwhile. */
export const logged = async (work: () => Promise<unknown> | void) =>
  (await written(work))
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

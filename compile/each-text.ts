/** Calls `call` with every text of a value and its place. */
export function eachText(
  value: unknown,
  call: (text: string, path: readonly PropertyKey[]) => void,
  path: readonly PropertyKey[] = [],
): void {
  if (typeof value === "string") call(value, path);
  else if (typeof value === "object" && value !== null)
    for (const [key, child] of Object.entries(value))
      eachText(child, call, [
        ...path,
        Array.isArray(value) ? Number(key) : key,
      ]);
}

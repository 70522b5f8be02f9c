/** Calls `call` with every text of a value and its place. */
export function eachText(
  value: unknown,
  call: (text: string, path: readonly PropertyKey[]) => void,
): void {
  const path: PropertyKey[] = [];
  const visit = (part: unknown) => {
    if (typeof part === "string") call(part, [...path]);
    else if (isObject(part))
      for (const [key, child] of Object.entries(part)) {
        path.push(Array.isArray(part) ? Number(key) : key);
        visit(child);
        path.pop();
      }
  };
  visit(value);
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

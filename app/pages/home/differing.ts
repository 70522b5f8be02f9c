/** Index of the one value that differs from all others, which agree; -1 if there is none. */
export function differing(values: readonly string[]): number {
  return values.findIndex((value, index) => {
    const others = values.filter((_, other) => other !== index);
    return (
      others.length > 1 &&
      others.every((other) => other === others[0] && other !== value)
    );
  });
}

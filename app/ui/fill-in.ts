/** A text with what stands in braces filled in: "from {day}". Throws where a value is missing. */
export function fillIn(
  text: string,
  values: Readonly<Record<string, string>>,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" has no {${name}}`);
    return value;
  });
}

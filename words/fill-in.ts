type Values<Value> = Readonly<Record<string, Value>>;

/** A text with what stands in braces filled in: "from {day}". Throws where a value is missing. */
export function fillIn(text: string, values: Values<string | number>): string {
  return filledIn(text, values).join("");
}

/** The pieces of a text, those in braces replaced. */
export function filledIn<Value>(
  text: string,
  values: Values<Value>,
): (string | Value)[] {
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const value = values[piece];
    if (value === undefined) throw new Error(`"${text}" has no {${piece}}`);
    return value;
  });
}

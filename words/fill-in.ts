type Values<Value> = Readonly<Record<string, Value>>;

/** A text with its placeholders filled in: "from {day}". Throws if a value is missing. */
export function fillIn(text: string, values: Values<string | number>): string {
  return filledIn(text, values).join("");
}

/** The pieces of a text, with the placeholders replaced. */
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

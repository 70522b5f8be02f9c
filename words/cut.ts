/** Shortens a text with more characters than this to its first words and an ellipsis. */
export const cut = (text: string, most: number) =>
  text.length > most
    ? `${text.slice(0, text.lastIndexOf(" ", most - 2))} …`
    : text;

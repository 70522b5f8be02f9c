/** A text of at most so many characters: the whole one, or its first words with an ellipsis. */
export const cut = (text: string, most: number) =>
  text.length > most
    ? `${text.slice(0, text.lastIndexOf(" ", most - 2))} …`
    : text;

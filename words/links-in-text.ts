/** `[words](/address)`: a link in a text of content/. */
const link = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** The pieces of a text: words, then in turn a link's words, its address, and the words that follow. */
export const splitLinks = (text: string): string[] => text.split(link);

/** A text as it reads where links cannot be: in search, structured data and mail. */
export const withoutLinks = (text: string): string =>
  text.replaceAll(new RegExp(link, "g"), "$1");

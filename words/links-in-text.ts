/** `[words](/address)`: a link in a text of content/. */
const link = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** The pieces of a text: words, then for each link its words, its address, and the words that follow. */
export const splitLinks = (text: string): string[] => text.split(link);

/** A text without link markup, for places where links cannot be: search, structured data and mail. */
export const withoutLinks = (text: string): string =>
  text.replaceAll(new RegExp(link, "g"), "$1");

import { splitLinks } from "#words/links-in-text.ts";
import { OutsideLink } from "./outside-link.tsx";
import { PageLink } from "./page-link.tsx";

/** A text of content/ in which `[words](/address)` is a link. */
export function LinkedText({ text }: { text: string }) {
  const pieces = splitLinks(text);
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    if (index % 3 === 2) return null;
    const address = pieces[index + 1]!;
    if (address.startsWith("https://"))
      return (
        <OutsideLink key={index} href={address}>
          {piece}
        </OutsideLink>
      );
    return (
      <PageLink key={index} to={address}>
        {piece}
      </PageLink>
    );
  });
}

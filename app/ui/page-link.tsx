import { use, type ComponentProps } from "react";
import { pageLink } from "#content/ui/page-link.ts";
import { Translation, useAddress, useWords } from "./use-words.ts";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/**
 * A link to another page of this site. In another language it leads to the page in that language, or says in sight that
 * there is none.
 */
export function PageLink({ to, children, ...link }: PageLinkProps) {
  const page = use(Translation);
  const words = useWords(pageLink);
  const address = useAddress(to);
  const isElsewhere = page && RegExp(`^/(?!${page.language}\\b)`).test(address);
  return (
    <a hrefLang={isElsewhere ? "en" : undefined} {...link} href={address}>
      {children}
      {isElsewhere && <span lang={page.language}> {words.inEnglish}</span>}
    </a>
  );
}

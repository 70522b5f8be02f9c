import { use } from "react";
import { Link, type LinkProps } from "react-router";
import { Translation, useAddress } from "./use-words.ts";

type PageLinkProps = Omit<LinkProps, "prefetch" | "discover" | "to"> & {
  to: string;
};

/**
 * A link to another page of this site. The page's data and scripts are fetched as soon as a pointer hovers over it, a
 * finger touches it or it gets the focus, so that a click waits only for the browser. In another language it leads to
 * the page in that language; one in English is a document of its own, because this one has no routes to it.
 */
export function PageLink({ to, ...link }: PageLinkProps) {
  const page = use(Translation);
  const address = useAddress(to);
  const isElsewhere = page && RegExp(`^/(?!${page.language}\\b)`).test(address);
  return (
    <Link
      hrefLang={isElsewhere ? "en" : undefined}
      {...link}
      to={address}
      reloadDocument={isElsewhere}
      prefetch={isElsewhere ? "none" : "intent"}
      discover="none"
    />
  );
}

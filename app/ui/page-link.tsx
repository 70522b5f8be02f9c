import { use, type ComponentProps } from "react";
import { Translation, useAddress } from "./use-words.ts";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A link to another page of this site. In another language it leads to the page in that language, or says that there is none. */
export function PageLink({ to, ...link }: PageLinkProps) {
  const page = use(Translation);
  const address = useAddress(to);
  const isElsewhere = page && RegExp(`^/(?!${page.language}\\b)`).test(address);
  return (
    <a hrefLang={isElsewhere ? "en" : undefined} {...link} href={address} />
  );
}

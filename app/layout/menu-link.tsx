import { usePageAddress } from "#app/ui/page-address.ts";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { useAddress } from "#app/ui/use-words.ts";
import type { MenuItem } from "./menus.ts";

type MenuLinkProps = { item: MenuItem; className: string | undefined };

/**
 * A menu link: within the site, with `aria-current` on its own page; outside in a new tab; or to another language, which
 * loads a document.
 */
export function MenuLink({ item, className }: MenuLinkProps) {
  const current = useCurrent(item.path);
  const { lang } = item;
  if (lang)
    return (
      <a href={item.path} lang={lang} hrefLang={lang} className={className}>
        {item.label}
      </a>
    );
  if (!item.path.startsWith("/"))
    return (
      <OutsideLink href={item.path} className={className}>
        {item.label}
      </OutsideLink>
    );
  return (
    <PageLink to={item.path} className={className} aria-current={current}>
      {item.label}
    </PageLink>
  );
}

/** The `aria-current` of a link to a page. */
export function useCurrent(path: string): "page" | undefined {
  const { pathname } = usePageAddress();
  // Not NavLink: the prerenderer requests a trailing slash, and then no link would be the current one.
  return pathname.replace(/(.)\/$/, "$1") === useAddress(path)
    ? "page"
    : undefined;
}

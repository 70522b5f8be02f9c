import type { ReactNode } from "react";
import { newTab } from "#content/ui/new-tab.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NewTab } from "#app/ui/new-tab.tsx";
import { usePageAddress } from "#app/ui/page-address.ts";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { useAddress, useWords } from "#app/ui/use-words.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { MenuItem } from "./menus.ts";

type MenuLinkProps = {
  item: MenuItem;
  className: string | undefined;
  /** In place of the label. */
  children?: ReactNode;
  /** Whether an arrow after the children shows where it opens: here, or in a new tab. */
  hasArrow?: boolean;
};

/**
 * A menu link: within the site, with `aria-current` on its own page; outside in a new tab; or to another language, which
 * loads a document.
 */
export function MenuLink({
  item,
  className,
  children,
  hasArrow,
}: MenuLinkProps) {
  const words = useWords(newTab);
  const current = useCurrent(item.path);
  const { lang } = item;
  if (lang)
    return (
      <a href={item.path} lang={lang} hrefLang={lang} className={className}>
        {item.label}
      </a>
    );
  if (item.path.startsWith("/"))
    return (
      <PageLink to={item.path} className={className} aria-current={current}>
        {children ?? item.label}
        {hasArrow && <Icon name="arrow-right" />}
      </PageLink>
    );
  return children ? (
    <a href={item.path} target="_blank" rel="noopener" className={className}>
      {children}
      {hasArrow ? (
        <NewTab />
      ) : (
        <VisuallyHidden>{` ${words.notice}`}</VisuallyHidden>
      )}
    </a>
  ) : (
    <OutsideLink href={item.path} className={className}>
      {item.label}
    </OutsideLink>
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

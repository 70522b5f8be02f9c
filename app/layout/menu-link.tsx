import { useLocation } from "react-router";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { MenuItem } from "./menus.ts";

type MenuLinkProps = { item: MenuItem; className: string | undefined };

/** A menu link: within the site, with `aria-current` on its own page, or outside in a new tab. */
export function MenuLink({ item, className }: MenuLinkProps) {
  const { pathname } = useLocation();
  if (!item.path.startsWith("/"))
    return (
      <OutsideLink href={item.path} className={className}>
        {item.label}
      </OutsideLink>
    );
  // Not NavLink: the prerenderer requests a trailing slash, and then no link would be the current one.
  const isCurrent = pathname.replace(/(.)\/$/, "$1") === item.path;
  return (
    <PageLink
      to={item.path}
      className={className}
      aria-current={isCurrent ? "page" : undefined}
    >
      {item.label}
    </PageLink>
  );
}

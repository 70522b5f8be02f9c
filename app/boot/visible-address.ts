import type { EntryContext } from "react-router";

/**
 * The build writes the pages of a query under paths of their own (docs/decisions/0006). They are rendered as if
 * at the address that visitors see, where React finds them when it hydrates: menus mark the same current page.
 */
export function showVisibleAddress(context: EntryContext): void {
  const { location } = context.staticHandlerContext;
  if (location.pathname.startsWith("/blog/list/"))
    context.staticHandlerContext.location = { ...location, pathname: "/blog" };
}

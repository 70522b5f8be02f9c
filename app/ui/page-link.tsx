import { Link, type LinkProps } from "react-router";

/**
 * A link to another page of this site. The page's data and scripts are fetched as soon as a pointer hovers over it, a
 * finger touches it or it gets the focus, so that a click waits only for the browser.
 */
export function PageLink(props: Omit<LinkProps, "prefetch" | "discover">) {
  return <Link {...props} prefetch="intent" discover="none" />;
}

import { Link, type LinkProps } from "react-router";

/**
 * A link to another page of this site, whose data and scripts are fetched as soon as a pointer rests on it, a finger
 * touches it or the focus comes to it: all that a click then waits for is the browser.
 */
export function PageLink(props: Omit<LinkProps, "prefetch" | "discover">) {
  return <Link {...props} prefetch="intent" discover="none" />;
}

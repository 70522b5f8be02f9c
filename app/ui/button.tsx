import type { ComponentProps, MouseEvent } from "react";
import { NewTab } from "./new-tab.tsx";
import styles from "./button.module.css";
import { PageLink } from "./page-link.tsx";
import waiting from "./spinner.module.css";

type Look = { variant?: "primary" | "outline" | "quiet"; size?: "small" };

type ButtonProps = ComponentProps<"button"> & Look & { loading?: boolean };

/**
 * A button. While `loading` it shows a spinner and does nothing, but keeps the focus. `disabled` would lose it, so
 * `aria-disabled` tells screen readers.
 */
export function Button({
  variant,
  size,
  loading,
  children,
  ...button
}: ButtonProps) {
  function ignoreWhileLoading(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else button.onClick?.(event);
  }
  return (
    <button
      type="button"
      {...button}
      onClick={ignoreWhileLoading}
      {...look(variant, size)}
      aria-disabled={loading ? true : undefined}
    >
      {children}
      {/* Last, because a browser that translates the page replaces text nodes, and React could not insert before one. */}
      {loading && <span className={waiting.spinner} aria-hidden="true" />}
    </button>
  );
}

type ButtonLinkProps = Omit<ComponentProps<"a">, "href"> &
  Look & { to: string };

/** A link that looks like a button, to a page of this site or to a part of this page (`#id`). */
export function ButtonLink({ to, variant, size, ...anchor }: ButtonLinkProps) {
  const link = { ...anchor, ...look(variant, size) };
  return to.startsWith("/") ? (
    <PageLink {...link} to={to} />
  ) : (
    <a {...link} href={to} />
  );
}

/** A link that looks like a button and opens an outside address in a new tab, or a page of this site here. */
export function OutsideButton(props: ButtonLinkProps) {
  const { to, variant, size, children, ...anchor } = props;
  if (to.startsWith("/")) return <ButtonLink {...props} />;
  return (
    <a
      {...anchor}
      href={to}
      target="_blank"
      rel="noopener"
      {...look(variant, size)}
    >
      {children}
      <NewTab />
    </a>
  );
}

const look = (variant: Look["variant"] = "primary", size: Look["size"]) => ({
  className: styles.button,
  "data-variant": variant,
  "data-size": size,
});

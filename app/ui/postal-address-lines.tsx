import type { ReactNode } from "react";
import type { PostalAddress } from "#words/postal-address.ts";

/** A postal address. City, state and ZIP code stay on one line if it is wide enough. */
export function PostalAddressLines({
  street,
  city,
  state,
  zip,
  separator = <br />,
}: PostalAddress & { separator?: ReactNode }) {
  return (
    <>
      {street}
      {separator}
      {`${city},\u00a0${state}\u00a0${zip}`}
    </>
  );
}

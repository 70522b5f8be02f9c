import type { LoaderFunctionArgs, Location } from "react-router";
import type { HeadEntry } from "#app/layout/page-meta.ts";

/** What a page's loader gets. */
export type LoaderArgs = Pick<
  LoaderFunctionArgs,
  "request" | "url" | "params" | "context"
>;

type Loader = (given: never) => unknown;

/** The props of a page with this loader. */
export type PageProps<Load extends Loader> = {
  loaderData: Awaited<ReturnType<Load>>;
};

/** What the `meta` of a page gets: no data if its loader failed. */
export type MetaArgs<Load extends Loader = Loader> = {
  loaderData: Awaited<ReturnType<Load>> | undefined;
  location: Pick<Location, "pathname" | "search">;
};

/** Facts about a page: `export const handle: PageHandle = { hasContact: true }`. */
export type PageHandle = {
  /** It shows the contact section. */
  hasContact?: boolean;
  /** Contact Us on it begins a message about it. Its address is one of `familyPages`. */
  isSubject?: boolean;
  /** It is the office's own, without what visitors do. */
  isOffice?: boolean;
  /** What its module exports besides (app/routes.ts). */
  meta?: ((given: MetaArgs<never>) => HeadEntry[]) | undefined;
  /** Its module, by path from app/. */
  file?: string;
};

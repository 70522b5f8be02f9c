import { createContext, use } from "react";

/** The path and the query of the page. */
export type PageAddress = Readonly<{ pathname: string; search: string }>;

export const PageAddressContext = createContext<PageAddress>({
  pathname: "/",
  search: "",
});

export const usePageAddress = (): PageAddress => use(PageAddressContext);

import { navigation } from "#content/navigation.ts";

/** A page of this site, or an address outside it, with the pages below it. */
export type MenuItem = {
  label: string;
  path: string;
  items?: readonly MenuItem[];
};

/** The drawer (docs/product.md, "Navigation"). */
export const drawerMenu: readonly MenuItem[] = navigation.drawer.map((entry) =>
  "list" in entry ? { ...entry, items: navigation.lists[entry.list] } : entry,
);

export const footerGroups: readonly {
  title: string;
  items: readonly MenuItem[];
}[] = navigation.footer.map((group) =>
  "list" in group ? { ...group, items: navigation.lists[group.list] } : group,
);

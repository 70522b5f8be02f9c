import { navigation } from "#content/navigation.ts";
import { useWords } from "#app/ui/use-words.ts";

/** A page of this site, or an outside address, with the pages below it. */
export type MenuItem = {
  label: string;
  path: string;
  items?: readonly MenuItem[];
};

export type MenuGroup = { title: string; items: readonly MenuItem[] };

/** The menus in content/en/navigation.yaml, with the lists that drawer and footer share filled in. */
function menusOf(words: typeof navigation) {
  const { shortcuts, legal, social } = words;
  const drawer: MenuItem[] = words.drawer.map((entry) =>
    "list" in entry ? { ...entry, items: words.lists[entry.list] } : entry,
  );
  const footer: MenuGroup[] = words.footer.map((group) =>
    "list" in group ? { ...group, items: words.lists[group.list] } : group,
  );
  return { drawer, shortcuts, footer, legal, social };
}

/** The menus in English (docs/product.md, "Navigation"). */
export const menus = menusOf(navigation);

/** The menus in the language of the page. */
export function useMenus() {
  const words = useWords(navigation);
  return words === navigation ? menus : menusOf(words);
}

import { navigation } from "#content/navigation.ts";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";

/** A page of this site, or an outside address, with the pages below it. */
export type MenuItem = {
  label: string;
  path: string;
  lang?: string;
  items?: readonly MenuItem[];
};

/** A thing to do, with the name of its picture (pictures/tasks.svg). */
export type Task = MenuItem & { id: string; line: string };

export type MenuGroup = { title: string; items: readonly MenuItem[] };

/** The menus in content/en/navigation.yaml, with the lists that drawer and footer share filled in. */
function menusOf(words: typeof navigation) {
  const { sections, shortcuts, legal, social, finds } = words;
  const count = words.lists.commercial.length;
  const drawer: MenuItem[] = words.drawer.map((entry) =>
    "list" in entry ? { ...entry, items: words.lists[entry.list] } : entry,
  );
  const footer: MenuGroup[] = words.footer.map((group) =>
    "list" in group ? { ...group, items: words.lists[group.list] } : group,
  );
  const { claim } = words.tasks;
  const quote: typeof words.tasks.quote & { button?: string } =
    words.tasks.quote;
  const tasks: Task[] = Object.entries(words.tasks).map(([id, task]) => ({
    id,
    ...task,
  }));
  const industries = {
    ...finds.industries,
    label: fillIn(finds.industries.label, { count }),
  };
  return {
    drawer,
    sections,
    shortcuts,
    footer,
    legal,
    social,
    tasks,
    quote,
    claim,
    search: finds.search,
    finds: [finds.finder, industries, finds.search],
  };
}

/** The menus in English (docs/product.md, "Navigation"). */
export const menus = menusOf(navigation);

/** The menus in the language of the page. */
export function useMenus() {
  const words = useWords(navigation);
  return words === navigation ? menus : menusOf(words);
}

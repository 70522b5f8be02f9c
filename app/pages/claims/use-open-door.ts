import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { ReportAClaim } from "#content/report-a-claim.ts";

const never = () => () => {};

/**
 * What the visitor chose: the door, or one of its lists, that the address names, or the door in which the browser found
 * something. A jump to another part of the page keeps it. The built page has none, because the server does not see the
 * end of the address.
 */
export function useOpenDoor(doors: ReportAClaim["doors"]): string | undefined {
  const { hash } = useLocation();
  const isBuilt = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const now = isBuilt ? "" : hash.slice(1);
  const [last, setLast] = useState({ name: "", open: doorOf(doors, "") });

  // The browser opens a door in which it finds something, also before React.
  useEffect(() => {
    const openIf = (isFound: (id: string) => boolean) => {
      const found = doors.find(({ id }) => isFound(id));
      if (found) setLast(({ name }) => ({ name, open: found.id }));
    };
    const openFound = ({ target }: Event) =>
      openIf((id) => (target as Element).firstElementChild?.id === id);
    openIf((id) => !document.getElementById(id)?.closest("[hidden]"));
    addEventListener("beforematch", openFound);
    return () => removeEventListener("beforematch", openFound);
  }, [doors]);

  if (now === last.name) return last.open;
  const open = doorOf(doors, now) ?? (now ? last.open : undefined);
  setLast({ name: now, open });
  return open;
}

const doorOf = (doors: ReportAClaim["doors"], name: string) =>
  doors.find(
    ({ id, lists }) => id === name || lists.some((list) => list.id === name),
  )?.id;

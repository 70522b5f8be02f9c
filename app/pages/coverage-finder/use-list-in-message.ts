import { useEffect, useRef } from "react";

/**
 * Keeps the list in the message field up to date with the answers, within the visitor's own text. React does this by
 * itself until the visitor types. Returns the ref of the element with the field.
 */
export function useListInMessage(list: string) {
  const part = useRef<HTMLDivElement>(null);
  const previous = useRef(list);

  // The field keeps the visitor's text, outside React.
  useEffect(() => {
    const earlier = previous.current;
    previous.current = list;
    const field = part.current?.querySelector("textarea");
    if (!field || !earlier || field.value === list) return;
    field.value = field.value.replace(earlier, () => list);
  }, [list]);

  return part;
}

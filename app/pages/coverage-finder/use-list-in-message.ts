import { useEffect, useRef } from "react";

/**
 * Keeps the list in the message field up to date with the answers, inside what the visitor wrote around it. React does
 * so by itself until somebody types. Returns the ref of the element that holds the field.
 */
export function useListInMessage(list: string) {
  const part = useRef<HTMLDivElement>(null);
  const previous = useRef(list);

  // What a visitor types is kept by the field, outside React.
  useEffect(() => {
    const earlier = previous.current;
    previous.current = list;
    const field = part.current?.querySelector("textarea");
    if (!field || !earlier || field.value === list) return;
    field.value = field.value.replace(earlier, () => list);
  }, [list]);

  return part;
}

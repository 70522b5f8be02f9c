import { useEffect, useRef } from "react";

/**
 * Keeps the list in the message field up to date with the answers, within the visitor's own text. React does this by
 * itself until the visitor types. While there is no list, the visitor's text stays.
 */
export function useListInMessage(list: string): void {
  const previous = useRef(list);

  // The field keeps the visitor's text, outside React.
  useEffect(() => {
    const earlier = previous.current;
    if (!list) return;
    previous.current = list;
    const field =
      document.querySelector<HTMLTextAreaElement>("#contact textarea");
    if (!field || !earlier || field.value === list) return;
    field.value = field.value.replace(earlier, () => list);
  }, [list]);
}

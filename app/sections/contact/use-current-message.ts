import { useEffect, useRef } from "react";

/**
 * Keeps what the page writes into the message field up to date, within the visitor's own text. React does this by
 * itself until the visitor types. While there is nothing to write, the visitor's text stays.
 */
export function useCurrentMessage(message: string): void {
  const previous = useRef(message);

  // The field keeps the visitor's text, outside React.
  useEffect(() => {
    const earlier = previous.current;
    if (!message) return;
    previous.current = message;
    const field =
      document.querySelector<HTMLTextAreaElement>("#contact textarea");
    if (!field || !earlier || field.value === message) return;
    field.value = field.value.replace(earlier, () => message);
  }, [message]);
}

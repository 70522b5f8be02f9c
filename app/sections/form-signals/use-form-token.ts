import { useEffect, useRef } from "react";
import { isDemo } from "./demo.ts";

/** In milliseconds. The server's token is valid for a day; a page that is open longer requests another. */
const halfDay = 43_200_000;

/**
 * Requests the server's token for when the visitor started to fill in a form (docs/decisions/0008). `begin` belongs
 * in the form's onFocus. `token` is undefined until it arrives; nothing waits for it.
 */
export function useFormToken(purpose: string) {
  const token = useRef<string>(undefined);
  const requestedAt = useRef(0);

  async function begin() {
    if (isDemo) return;
    if (Date.now() - requestedAt.current < halfDay) return;
    requestedAt.current = Date.now();
    try {
      const answer = await fetch(`/api/form-token?purpose=${purpose}`);
      if (answer.ok) token.current = await answer.text();
    } catch {
      // The next click into a field tries again.
      requestedAt.current = 0;
    }
  }

  // A visitor who entered the form before React started has already begun.
  useEffect(() => {
    if (document.activeElement?.matches(`[action$=${purpose}] *`)) begin();
  });

  return { token, begin };
}

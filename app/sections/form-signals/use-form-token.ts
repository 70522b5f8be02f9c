import { useEffect, useRef } from "react";

/** In milliseconds. The server's word counts for a day: a page that lies open longer asks again. */
const halfDay = 43_200_000;

/**
 * Asks the server for its word on when somebody began to fill in a form (docs/decisions/0008). `begin` belongs to the
 * form's onFocus. `token` is undefined until it is there: nothing waits for it.
 */
export function useFormToken(purpose: string) {
  const token = useRef<string>(undefined);
  const asked = useRef(0);

  async function begin() {
    // A preview has no server behind it.
    if (import.meta.env.VITE_CONTACT === "demo") return;
    if (Date.now() - asked.current < halfDay) return;
    asked.current = Date.now();
    try {
      const answer = await fetch(`/api/form-token?purpose=${purpose}`);
      if (answer.ok) token.current = await answer.text();
    } catch {
      // The next one who clicks into a field asks again.
      asked.current = 0;
    }
  }

  // A visitor who entered the form before React started has already begun.
  useEffect(() => {
    if (document.activeElement?.matches(`[action$=${purpose}] *`)) begin();
  });

  return { token, begin };
}

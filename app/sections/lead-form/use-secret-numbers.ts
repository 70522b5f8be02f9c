import { useRef, useState } from "react";
import type { FieldWithSecret } from "#forms/secret-numbers.ts";

/** Asks the visitor before a Social Security or card number is sent. */
export function useSecretNumbers() {
  const [found, setFound] = useState<readonly FieldWithSecret[]>();
  const decided = useRef<(isSent: boolean) => void>(undefined);

  return {
    found,
    /** Resolves once the visitor has decided. */
    mayBeSent: (secrets: readonly FieldWithSecret[]) =>
      new Promise<boolean>((resolve) => {
        decided.current = resolve;
        if (secrets.length > 0) setFound(secrets);
        else resolve(true);
      }),
    decide(isSent: boolean) {
      setFound(undefined);
      decided.current?.(isSent);
    },
  };
}

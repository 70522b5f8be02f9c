import { useRef, useState } from "react";
import type { FormFields } from "#forms/define-form.ts";
import type { FieldWithSecret } from "#forms/secret-numbers.ts";

const load = () => import("#forms/secret-numbers.ts").catch(() => undefined);

/** Asks the visitor before a Social Security or card number is sent. */
export function useSecretNumbers(fields: FormFields) {
  const [found, setFound] = useState<readonly FieldWithSecret[]>();
  const decide = useRef<(isSent: boolean) => void>(undefined);

  /** Resolves once the visitor has decided; without this code, at once. */
  async function mayBeSent(filled: FormData): Promise<boolean> {
    const secrets = (await load())?.fieldsWithSecrets(fields, filled) ?? [];
    if (secrets.length === 0) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    decide.current = resolve;
    setFound(secrets);
    return promise;
  }

  return {
    found,
    /** Fetches the code for it, while there is a network. */
    prepare: () => void load(),
    mayBeSent,
    decide(isSent: boolean) {
      setFound(undefined);
      decide.current?.(isSent);
    },
  };
}

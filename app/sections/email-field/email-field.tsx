import { useEffect, useRef, useState, type ComponentProps } from "react";
import { emailSuggestion } from "#content/ui/email-suggestion.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./email-field.later.module.css";

/** A field for an email address. If its domain seems misspelled, it suggests another one when the visitor leaves it. */
export function EmailField(props: ComponentProps<typeof Field>) {
  const words = useWords(emailSuggestion);
  const { ref, meant, look, use, keep } = useSuggestion();
  const question = meant && fillIn(words.question, { address: meant });
  return (
    <Field {...props} ref={ref} onFocus={prepare} onBlur={look}>
      <VisuallyHidden aria-live="polite">{question}</VisuallyHidden>
      {meant && (
        <div className={styles.suggestion}>
          <p>{question}</p>
          <div className={styles.answers}>
            <Button variant="quiet" onClick={use}>
              {words.use}
            </Button>
            <Button variant="quiet" onClick={keep}>
              {words.keep}
            </Button>
          </div>
        </div>
      )}
    </Field>
  );
}

const load = () => import("#forms/email-typo.ts").catch(() => undefined);
const prepare = () => void load();

function useSuggestion() {
  const ref = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string>();
  /** Addresses that the visitor has kept. */
  const right = useRef(new Set<string>());

  // Other text has no suggestion yet, wherever it comes from.
  useEffect(() => {
    const input = ref.current!;
    const { form } = input;
    const forget = () => setMeant(undefined);
    input.addEventListener("input", forget);
    form?.addEventListener("reset", forget);
    return () => {
      input.removeEventListener("input", forget);
      form?.removeEventListener("reset", forget);
    };
  }, []);

  async function look() {
    const typed = ref.current!.value;
    const found = (await load())?.meantAddress(typed);
    if (!found || right.current.has(typed)) return;
    await released();
    // Unless it has changed in the meantime.
    if (ref.current?.value === typed) setMeant(found);
  }

  function answer(address: string) {
    const input = ref.current!;
    right.current.add(address);
    input.value = address;
    // The draft follows, and the suggestion goes away with its buttons.
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  }

  return {
    ref,
    meant,
    look,
    use: () => answer(meant!),
    keep: () => answer(ref.current!.value),
  };
}

/**
 * Resolves when no pointer is down. A click on the next control leaves the field, and must not miss it because the
 * suggestion has moved it.
 */
async function released(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, brief));
  while (document.querySelector(":active"));
}

/** In milliseconds. */
const brief = 100;

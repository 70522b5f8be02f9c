import { useEffect, useRef, useState, type RefObject } from "react";
import { emailSuggestion } from "#content/ui/email-suggestion.ts";
import { meantAddress } from "#forms/email-typo.ts";
import { Button } from "#app/ui/button.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

type EmailSuggestionProps = {
  input: RefObject<HTMLInputElement | null>;
  /** Puts an address into the field and returns there. */
  onAnswer: (address: string) => void;
};

/** The suggestion under a field. It is fetched when a visitor enters the field, and has no styles of its own. */
export function EmailSuggestion({ input, onAnswer }: EmailSuggestionProps) {
  const words = useWords(emailSuggestion);
  const { meant, answer } = useSuggestion(input, onAnswer);
  const question = meant && fillIn(words.question, { address: meant });
  return (
    <>
      <VisuallyHidden aria-live="polite">{question}</VisuallyHidden>
      {meant && (
        <>
          <p>{question}</p>
          <div>
            <Button
              variant="outline"
              size="small"
              onClick={() => answer(meant)}
            >
              {words.use}
            </Button>{" "}
            <Button
              variant="quiet"
              onClick={() => answer(input.current!.value)}
            >
              {words.keep}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function useSuggestion(
  input: EmailSuggestionProps["input"],
  onAnswer: EmailSuggestionProps["onAnswer"],
) {
  const [meant, setMeant] = useState<string>();
  /** Addresses that the visitor has decided on. */
  const right = useRef(new Set<string>());

  // The field belongs to the form, which may also be reset.
  useEffect(() => {
    const field = input.current!;
    const { form } = field;
    const look = async () => {
      const typed = field.value;
      const found = meantAddress(typed);
      if (!found || right.current.has(typed)) return;
      await released();
      // Unless it has changed in the meantime.
      if (field.value === typed) setMeant(found);
    };
    const forget = () => setMeant(undefined);
    // It was left before this code arrived.
    if (document.activeElement !== field) void look();
    field.addEventListener("blur", look);
    field.addEventListener("input", forget);
    form?.addEventListener("reset", forget);
    return () => {
      field.removeEventListener("blur", look);
      field.removeEventListener("input", forget);
      form?.removeEventListener("reset", forget);
    };
  }, [input]);

  function answer(address: string) {
    right.current.add(address);
    onAnswer(address);
  }

  return { meant, answer };
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

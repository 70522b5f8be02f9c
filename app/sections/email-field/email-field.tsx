import { useRef, useState, type ComponentProps } from "react";
import { Field } from "#app/ui/field.tsx";

const load = () => import("./email-suggestion.tsx").catch(() => undefined);

/** A field for an email address. If its domain seems misspelled, it suggests another one when the visitor leaves it. */
export function EmailField(props: ComponentProps<typeof Field>) {
  const ref = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();

  function answer(address: string) {
    const input = ref.current!;
    input.value = address;
    // The draft follows, and the suggestion goes away with its buttons.
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  }

  return (
    <Field
      {...props}
      ref={ref}
      onFocus={() => void load().then(setLoaded)}
      // The suggestion may still be on its way.
      onBlur={() => void load().then(setLoaded)}
    >
      {loaded && <loaded.EmailSuggestion input={ref} onAnswer={answer} />}
    </Field>
  );
}

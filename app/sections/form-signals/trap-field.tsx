import { trap } from "#content/ui/trap.ts";
import { trapField } from "#forms/form-signals.ts";
import { useWords } from "#app/ui/use-words.ts";

/** The field that only bots fill in (docs/decisions/0008). */
export function TrapField() {
  const words = useWords(trap);
  return (
    <div hidden>
      <label>
        {words.label}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

import { trapField } from "#forms/form-signals.ts";

/** The field that only machines fill in (docs/decisions/0008). */
export function TrapField() {
  return (
    <div hidden>
      <label>
        Leave empty
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

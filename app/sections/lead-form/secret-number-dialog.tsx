import { useEffect, useRef } from "react";
import { secretNumber } from "#content/ui/secret-number.ts";
import type { FormDefinition } from "#forms/define-form.ts";
import type { FieldWithSecret } from "#forms/secret-numbers.ts";
import { fillIn } from "#words/fill-in.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./secret-number-dialog.module.css";

type SecretNumberDialogProps = {
  form: Pick<FormDefinition, "fields">;
  /** Undefined while there is nothing to decide. */
  found: readonly FieldWithSecret[] | undefined;
  onDecide: (isSent: boolean) => void;
};

/** Asks whether to send a Social Security or card number. Closing it goes back to the field. */
export function SecretNumberDialog({
  form,
  found,
  onDecide,
}: SecretNumberDialogProps) {
  const words = useWords(secretNumber);
  const field = useRef<string>(undefined);

  // After the dialog has closed, because then the browser returns the focus to the button.
  useEffect(() => {
    if (found || !field.current) return;
    document.getElementById(field.current)?.focus();
    field.current = undefined;
  }, [found]);

  function goBack() {
    if (!found) return;
    field.current = found[0]!.name;
    onDecide(false);
  }

  return (
    <Dialog
      labelledBy="secret-number"
      describedBy="secret-number-detail"
      open={found !== undefined}
      onClose={goBack}
    >
      <h2 id="secret-number" className={styles.message}>
        {words.title}
      </h2>
      <div id="secret-number-detail" className={styles.detail}>
        {found?.map(({ name, secret }) => (
          <p key={name}>
            {fillIn(words[secret], { label: form.fields[name]!.label })}
          </p>
        ))}
        <p>{words.reason}</p>
      </div>
      <div className={styles.choices}>
        <Button onClick={goBack} data-autofocus="">
          {words.back}
        </Button>
        <Button variant="outline" onClick={() => onDecide(true)}>
          {words.send}
        </Button>
      </div>
    </Dialog>
  );
}

import { useState } from "react";
import { formErrors } from "#content/ui/form-errors.ts";
import { leadForm } from "#content/ui/lead-form.ts";
import { attachmentAccept, attachmentError } from "#forms/attachment-rules.ts";
import { FileField } from "#app/ui/file-field.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { boxControls } from "./box-control.tsx";
import { wordsOf, type ControlProps, type FieldOf } from "./controls.tsx";
import type { LeadErrors } from "./send-lead.ts";

/** Files. What is wrong with them is said as soon as they are chosen. */
function FileControl(props: ControlProps<FieldOf<"file">>) {
  const words = useWords(leadForm);
  const errors = useWords(formErrors);
  const { hint, error, ...file } = wordsOf(props);
  /** What is wrong with the files that were chosen since these errors came. */
  const [chosen, setChosen] = useState<{
    since: LeadErrors;
    error: string | undefined;
  }>();
  const isNew = chosen?.since === props.errors;
  // No server can put files back into a form. One that a tool filled in was not sent yet.
  const isSent = props.entries && !("tool" in props.entries);
  const hints = [hint, isSent && words.chooseAgain];
  return (
    <>
      <FileField
        {...file}
        error={isNew ? chosen.error : error}
        hint={hints.filter(Boolean).join(" ") || undefined}
        multiple
        accept={attachmentAccept}
        onChange={({ target: { files } }) =>
          setChosen({
            since: props.errors,
            error: attachmentError([...files!], errors),
          })
        }
      />
      <VisuallyHidden role="alert">{isNew && chosen.error}</VisuallyHidden>
    </>
  );
}

/** The controls of a form that has boxes and a file, but no groups. */
export const fileControls = { ...boxControls, file: FileControl };

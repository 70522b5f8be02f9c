import { leadForm } from "#content/ui/lead-form.ts";
import { attachmentAccept } from "#forms/attachment-rules.ts";
import { FileField } from "#app/ui/file-field.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { boxControls } from "./box-control.tsx";
import { wordsOf, type ControlProps, type FieldOf } from "./controls.tsx";

function FileControl(props: ControlProps<FieldOf<"file">>) {
  const words = useWords(leadForm);
  const { hint, ...file } = wordsOf(props);
  // No server can put a file back into a form.
  const hints = [hint, props.entries && words.chooseAgain];
  return (
    <FileField
      {...file}
      hint={hints.filter(Boolean).join(" ") || undefined}
      accept={attachmentAccept}
    />
  );
}

/** The controls of a form that has boxes and a file, but no groups. */
export const fileControls = { ...boxControls, file: FileControl };

import { leadForm } from "#content/ui/lead-form.ts";
import { attachmentAccept } from "#forms/attachment-rules.ts";
import { FileField } from "#app/ui/file-field.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { wordsOf, type ControlProps, type FieldOf } from "./controls.tsx";
import { useChosenFiles } from "./use-chosen-files.ts";

/** Files: further ones are added to the first. What is wrong with one is said as soon as it is chosen. */
export function FileControl(props: ControlProps<FieldOf<"file">>) {
  const words = useWords(leadForm);
  const { hint, error, ...file } = wordsOf(props);
  const { input, late, list, add, ...chosen } = useChosenFiles(props.errors);
  // No server can put files back into a form. One that a tool filled in was not sent yet.
  const isSent = props.entries && !("tool" in props.entries);
  const hints = [hint, isSent && words.chooseAgain];
  return (
    <>
      <FileField
        {...file}
        ref={input}
        error={chosen.error ?? error}
        hint={hints.filter(Boolean).join(" ") || undefined}
        multiple
        accept={attachmentAccept}
        onChange={({ target }) => add([...target.files!])}
      >
        {late && <late.FileList {...list} />}
      </FileField>
      <VisuallyHidden role="status">
        {late && (
          <late.FileStatus count={list.files.length} isBusy={list.isBusy} />
        )}
      </VisuallyHidden>
    </>
  );
}

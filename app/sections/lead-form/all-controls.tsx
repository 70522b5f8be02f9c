import { leadForm } from "#content/ui/lead-form.ts";
import { attachmentAccept } from "#forms/attachment-rules.ts";
import { BoxGroup, FieldGroup } from "#app/ui/field-group.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { boxControls } from "./box-control.tsx";
import {
  wordsOf,
  type ControlProps,
  type Controls,
  type FieldOf,
} from "./controls.tsx";

/** The controls of every form, except on pages that would become larger: see plainControls. */
export const allControls = {
  ...boxControls,
  group: FieldGroup,
  boxes: (props) => {
    const { label: legend, hint, error } = wordsOf(props);
    const boxes = Object.entries(props.field.options).map(([box, label]) => ({
      name: box,
      defaultChecked: props.entries?.[box] === "on",
      children: label,
    }));
    const group = { id: props.name, legend, hint, error };
    return <BoxGroup group={group} boxes={boxes} />;
  },
  file: FileControl,
} satisfies Controls & { group: unknown };

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

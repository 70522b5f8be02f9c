import { BoxGroup, FieldGroup } from "#app/ui/field-group.tsx";
import { wordsOf, type Controls } from "./controls.tsx";
import { boxControls } from "./box-control.tsx";
import { FileControl } from "./file-control.tsx";

/** The controls of every form, except on pages that would become larger: see plainControls. */
export const allControls = {
  ...boxControls,
  file: FileControl,
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
} satisfies Controls & { group: unknown };

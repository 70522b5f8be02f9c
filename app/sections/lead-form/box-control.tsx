import { Checkbox } from "#app/ui/checkbox.tsx";
import type { ControlProps, FieldOf } from "./controls.tsx";

/** The control of a box. Apart, because its style is in every page that imports it. */
export function BoxControl(props: ControlProps<FieldOf<"box">>) {
  const { name, field, entries } = props;
  const value = field.consent && field.label;
  return (
    <Checkbox
      name={name}
      value={value}
      defaultChecked={entries?.[name] === (value || "on")}
    >
      {field.label}
    </Checkbox>
  );
}

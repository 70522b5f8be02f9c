import { wordingOf } from "#forms/define-form.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { plainControls, type ControlProps, type FieldOf } from "./controls.tsx";

/** A checkbox. That of a consent is sent as its wording. */
function BoxControl(props: ControlProps<FieldOf<"box">>) {
  const { name, field, entries, errors } = props;
  const value = field.consent && wordingOf(field);
  return (
    <Checkbox
      name={name}
      value={value}
      required={field.required !== undefined}
      defaultChecked={entries?.[name] === (value ?? "on")}
      error={errors[name]}
    >
      <LinkedText text={field.label} />
    </Checkbox>
  );
}

/** The controls of the newsletter form. */
export const boxControls = { ...plainControls, box: BoxControl };

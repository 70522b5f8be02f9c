import { Fragment, type ComponentType, type ReactNode } from "react";
import type { FormDefinition, FormField } from "#forms/define-form.ts";
import type {
  ControlProps,
  Controls,
  FieldType,
  Entries,
} from "./controls.tsx";
import type { LeadErrors } from "./send-lead.ts";
import styles from "./lead-form.module.css";

type GroupProps = { legend: string; children: ReactNode };

export type AnyControls = Partial<Controls> & {
  group?: ComponentType<GroupProps>;
};

/** The controls that a form with these fields needs: one for each type, and one for groups if it has any. */
export type ControlsOf<Fields> = Pick<
  Required<AnyControls>,
  {
    [Name in keyof Fields]: TypeOf<Fields[Name]> | GroupOf<Fields[Name]>;
  }[keyof Fields]
>;
type TypeOf<Field> = Field extends { type: infer Type extends FieldType }
  ? Type
  : never;
type GroupOf<Field> = Field extends { group: string } ? "group" : never;

type LeadFieldsProps = {
  form: FormDefinition;
  controls: AnyControls;
  entries: Entries;
  errors: LeadErrors;
};

/** Every field of a form, in the order of its rules. */
export function LeadFields({ form, controls, ...sent }: LeadFieldsProps) {
  function control([name, field]: NamedField) {
    const Control = controls[field.type] as ComponentType<ControlProps>;
    return <Control key={name} name={name} field={field} {...sent} />;
  }

  return groupsOf(form).map(({ heading, rows }, index) => {
    const content = rows.map((row) =>
      row.length === 1 ? (
        control(row[0]!)
      ) : (
        <div key={row[0]![0]} className={styles.pair}>
          {row.map(control)}
        </div>
      ),
    );
    const Group = controls.group!;
    return heading ? (
      <Group key={heading} legend={form.groups![heading]!}>
        {content}
      </Group>
    ) : (
      <Fragment key={index}>{content}</Fragment>
    );
  });
}

type NamedField = [name: string, field: FormField];

type Group = { heading: string | undefined; rows: NamedField[][] };

/** The fields in groups, and in each group in rows of one or two. */
function groupsOf({ fields }: FormDefinition): Group[] {
  const groups: Group[] = [];
  for (const field of Object.entries<FormField>(fields)) {
    const { group: heading, beside, type } = field[1];
    const last = groups.at(-1);
    // Boxes are a group in themselves.
    if (!last || heading || type === "boxes")
      groups.push({ heading, rows: [[field]] });
    else if (beside) last.rows.at(-1)!.push(field);
    else last.rows.push([field]);
  }
  return groups;
}

import { lender } from "#forms/lender/lender.ts";
import { EmailField } from "#app/sections/email-field/email-field.tsx";
import { FieldPair, LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import { LongTextField } from "#app/sections/lead-form/long-text-field.tsx";
import { postFile } from "#app/sections/lead-form/post-file.ts";
import {
  useLeadForm,
  type AnsweredForm,
} from "#app/sections/lead-form/use-lead-form.ts";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

/** The form for lenders' requests. */
export function LenderForm(answered: AnsweredForm) {
  const { state, field, words } = useLeadForm(lender, answered, postFile);
  const { groups } = words;
  return (
    <LeadForm state={state}>
      <FieldGroup legend={groups.document}>
        <SelectField {...field.select("wanted")} />
      </FieldGroup>
      <FieldGroup legend={groups.you}>
        <FieldPair>
          <Field {...field.text("name")} />
          <Field {...field.text("company")} />
        </FieldPair>
        <FieldPair>
          <EmailField {...field.text("email")} />
          <Field {...field.text("phone")} />
        </FieldPair>
      </FieldGroup>
      <FieldGroup legend={groups.loan}>
        <FieldPair>
          <Field {...field.text("borrower")} />
          <Field {...field.text("loan")} />
        </FieldPair>
        <LongTextField {...field.lines("propertyAddress")} />
        <LongTextField {...field.lines("clause")} />
        <FileField {...field.file("attachment")} />
      </FieldGroup>
      <FieldGroup legend={groups.deadline}>
        <Field {...field.day("neededBy")} />
      </FieldGroup>
    </LeadForm>
  );
}

import { certificate } from "#forms/certificate/certificate.ts";
import { FieldPair, LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import { LongTextField } from "#app/sections/lead-form/long-text-field.tsx";
import { postFile } from "#app/sections/lead-form/post-file.ts";
import {
  useLeadForm,
  type AnsweredForm,
} from "#app/sections/lead-form/use-lead-form.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { BoxGroup, FieldGroup } from "#app/ui/field-group.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileField } from "#app/ui/file-field.tsx";

/** The certificate request. A file may go along, so it posts multipart/form-data, with scripts and without. */
export function CertificateForm(answered: AnsweredForm) {
  const { state, field } = useLeadForm(certificate, answered, postFile);
  return (
    <LeadForm state={state} purpose="to answer your request">
      <FieldGroup legend="You">
        <Field {...field.text("name")} />
        <FieldPair>
          <Field {...field.text("email")} />
          <Field {...field.text("phone")} />
        </FieldPair>
      </FieldGroup>
      <FieldGroup legend="The insured">
        <Field {...field.text("insured")} />
        <Field {...field.text("policy")} />
      </FieldGroup>
      <FieldGroup legend="Who asks for the certificate">
        <Field {...field.text("holder")} />
        <LongTextField {...field.lines("holderAddress")} />
      </FieldGroup>
      <BoxGroup {...field.boxes("lines")} />
      <FieldGroup legend="What the contract asks for">
        <Checkbox {...field.box("additionalInsured")} />
        <LongTextField {...field.lines("wording")} />
        <FileField {...field.file("attachment")} />
      </FieldGroup>
      <FieldGroup legend="By when">
        <Field {...field.day("neededBy")} />
      </FieldGroup>
    </LeadForm>
  );
}

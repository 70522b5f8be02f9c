import { certificate } from "#forms/certificate/certificate.ts";
import { EmailField } from "#app/sections/email-field/email-field.tsx";
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

/** The certificate request. It may include a file, so it posts multipart/form-data, with scripts and without. */
export function CertificateForm(answered: AnsweredForm) {
  const { state, field, words } = useLeadForm(certificate, answered, postFile);
  const { groups } = words;
  return (
    <LeadForm state={state}>
      <FieldGroup legend={groups.you}>
        <Field {...field.text("name")} />
        <FieldPair>
          <EmailField {...field.text("email")} />
          <Field {...field.text("phone")} />
        </FieldPair>
      </FieldGroup>
      <FieldGroup legend={groups.insured}>
        <Field {...field.text("insured")} />
        <Field {...field.text("policy")} />
      </FieldGroup>
      <FieldGroup legend={groups.holder}>
        <Field {...field.text("holder")} />
        <LongTextField {...field.lines("holderAddress")} />
      </FieldGroup>
      <BoxGroup {...field.boxes("lines")} />
      <FieldGroup legend={groups.contract}>
        <Checkbox {...field.box("additionalInsured")} />
        <LongTextField {...field.lines("wording")} />
        <FileField {...field.file("attachment")} />
      </FieldGroup>
      <FieldGroup legend={groups.deadline}>
        <Field {...field.day("neededBy")} />
      </FieldGroup>
    </LeadForm>
  );
}

import { LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import {
  useLeadForm,
  type AnsweredForm,
} from "#app/sections/lead-form/use-lead-form.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import {
  ContractFields,
  DateFields,
  HolderFields,
  InsuredFields,
  LineFields,
  PersonFields,
} from "./certificate-fields.tsx";
import { certificateRules } from "./certificate-rules.ts";

/** The certificate request. A file may go along, so it posts multipart/form-data, with scripts and without. */
export function CertificateForm(answered: AnsweredForm) {
  const form = useLeadForm(certificateRules, answered);
  return (
    <LeadForm
      form={form}
      label="Certificate request"
      what="request"
      next="A licensed person answers within one business day."
      notice={
        <>
          What you send is used to answer your request and is never sold or
          shared for marketing: see the{" "}
          <PageLink to="/privacy-notice">privacy notice</PageLink>. Coverage is
          not bound or changed by this form.
        </>
      }
    >
      <PersonFields field={form.field} />
      <InsuredFields field={form.field} />
      <HolderFields field={form.field} />
      <LineFields box={form.box} error={form.errors.lines} />
      <ContractFields {...form} isAnswer={Boolean(answered.typed)} />
      <DateFields field={form.field} />
    </LeadForm>
  );
}

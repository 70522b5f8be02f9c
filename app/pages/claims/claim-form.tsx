import { textConsent } from "#forms/claim-form.ts";
import { LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import {
  useLeadForm,
  type AnsweredForm,
} from "#app/sections/lead-form/use-lead-form.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { CallerFields, LossFields } from "./claim-fields.tsx";
import { claimRules } from "./claim-rules.ts";

/** Asks the brokerage to call about a claim. The box that allows texts is a consent of its own: see forms/claim-form.ts. */
export function ClaimForm(answered: AnsweredForm) {
  const form = useLeadForm(claimRules, answered);
  return (
    <LeadForm
      form={form}
      label="Have us call you"
      what="request"
      next="We call you back within one business day."
      notice={
        <>
          What you send is used to help with this claim and is never sold or
          shared for marketing: see the{" "}
          <PageLink to="/privacy-notice">privacy notice</PageLink>. It opens no
          claim at the carrier yet, and coverage is not bound or changed by it.
        </>
      }
    >
      <CallerFields field={form.field} />
      <LossFields field={form.field} />
      <Checkbox {...form.box("textConsent")}>{textConsent.words}</Checkbox>
    </LeadForm>
  );
}

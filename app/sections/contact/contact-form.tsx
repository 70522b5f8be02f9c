import { contact } from "#forms/contact/contact.ts";
import { EmailField } from "#app/sections/email-field/email-field.tsx";
import { FieldPair, LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import { LongTextField } from "#app/sections/lead-form/long-text-field.tsx";
import {
  useLeadForm,
  type AnsweredForm,
} from "#app/sections/lead-form/use-lead-form.ts";
import { Choice } from "#app/ui/choice.tsx";
import { Field } from "#app/ui/field.tsx";

/** The contact form. */
export function ContactForm(answered: AnsweredForm) {
  const { state, field } = useLeadForm(contact, answered);
  return (
    <LeadForm state={state}>
      <Choice {...field.radios("audience")} />
      <Field {...field.text("name")} />
      <FieldPair>
        <EmailField {...field.text("email")} />
        <Field {...field.text("phone")} />
      </FieldPair>
      <LongTextField
        {...field.lines("message")}
        rows={rowsFor(answered.typed?.message)}
      />
    </LeadForm>
  );
}

/** A prefilled message shows in full, up to a limit. */
function rowsFor(message = ""): number {
  return Math.min(Math.max(message.split("\n").length, 3), 24);
}

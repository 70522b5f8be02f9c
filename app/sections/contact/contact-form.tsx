import {
  checkContact,
  contactAudiences,
  messageLimit,
} from "#forms/contact-form.ts";
import { FieldPair, LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import { LongTextField } from "#app/sections/lead-form/long-text-field.tsx";
import {
  useLeadForm,
  type AnsweredForm,
  type LeadRules,
} from "#app/sections/lead-form/use-lead-form.ts";
import { Choice } from "#app/ui/choice.tsx";
import { Field } from "#app/ui/field.tsx";
import { PageLink } from "#app/ui/page-link.tsx";

const audienceLabels = {
  customer: "I’m a customer",
  lender: "Lenders / Mortgages",
} as const;
const audiences = contactAudiences.map((value) => ({
  value,
  label: audienceLabels[value],
}));

/** What the browser looks at before a message is sent. */
export const contactRules: LeadRules = {
  purpose: "contact",
  fields: ["name", "email", "phone", "message"],
  check: checkContact,
};

/** The contact form. */
export function ContactForm(answered: AnsweredForm) {
  const form = useLeadForm(contactRules, answered);
  return (
    <LeadForm
      form={form}
      label="Contact"
      what="message"
      notice={
        <>
          What you send is used to answer you and is never sold or shared for
          marketing: see the{" "}
          <PageLink to="/privacy-notice">privacy notice</PageLink>. Coverage is
          not bound or changed by this form.
        </>
      }
    >
      <Choice
        name="audience"
        legend="Who is writing?"
        options={audiences}
        defaultValue={answered.typed?.audience ?? "customer"}
      />
      <Field
        {...form.field("name")}
        label="Name"
        autoComplete="name"
        required
      />
      <FieldPair>
        <Field
          {...form.field("email")}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <Field
          {...form.field("phone")}
          label="Phone"
          type="tel"
          autoComplete="tel"
        />
      </FieldPair>
      <LongTextField
        {...form.field("message")}
        label="Message"
        hint="Please leave out Social Security and card numbers, health details and anything else that is private."
        rows={rowsFor(answered.typed?.message)}
        limit={messageLimit}
        required
      />
    </LeadForm>
  );
}

/** A message that is there already shows whole, within reason. */
function rowsFor(message = ""): number {
  return Math.min(Math.max(message.split("\n").length, 3), 24);
}

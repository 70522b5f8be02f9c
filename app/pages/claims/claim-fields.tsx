import { claimLines, reportLimit } from "#forms/claim-form.ts";
import { firstDay, lastDay } from "#forms/day.ts";
import { FieldPair } from "#app/sections/lead-form/lead-form.tsx";
import { LongTextField } from "#app/sections/lead-form/long-text-field.tsx";
import type { LeadFormState } from "#app/sections/lead-form/use-lead-form.ts";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

type FieldsProps = Pick<LeadFormState, "field">;

/** Whom to call. */
export function CallerFields({ field }: FieldsProps) {
  return (
    <>
      <Field {...field("name")} label="Name" autoComplete="name" required />
      <FieldPair>
        <Field
          {...field("phone")}
          label="Phone"
          hint="We call this number about this claim."
          type="tel"
          autoComplete="tel"
          required
        />
        <Field
          {...field("email")}
          label="Email"
          hint="If you want it in writing too."
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </FieldPair>
    </>
  );
}

/** What happened, and to what. */
export function LossFields({ field }: FieldsProps) {
  return (
    <>
      <FieldPair>
        <SelectField
          {...field("line")}
          label="What is it about?"
          none="Choose one"
          options={claimLines}
          required
        />
        <Field
          {...field("happenedOn")}
          label="When did it happen?"
          type="date"
          min={firstDay}
          max={lastDay}
        />
      </FieldPair>
      <LongTextField
        {...field("message")}
        label="What happened?"
        hint="A few words are enough. Please leave out who is to blame, injuries in detail, and Social Security and card numbers."
        rows={3}
        limit={reportLimit}
        required
      />
      <FieldPair>
        <Field
          {...field("policy")}
          label="Policy number"
          hint="Finds the right policy sooner."
          autoComplete="off"
        />
        <Field
          {...field("bestTime")}
          label="Best time to call"
          hint="Such as mornings, or after 3 p.m."
          autoComplete="off"
        />
      </FieldPair>
    </>
  );
}

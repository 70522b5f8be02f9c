import { attachmentAccept } from "#forms/attachment.ts";
import {
  addressLimit,
  certificateLineNames,
  certificateLines,
  wordingLimit,
} from "#forms/certificate-form.ts";
import { firstDay, lastDay } from "#forms/day.ts";
import { FieldPair } from "#app/sections/lead-form/lead-form.tsx";
import { LongTextField } from "#app/sections/lead-form/long-text-field.tsx";
import type { LeadFormState } from "#app/sections/lead-form/use-lead-form.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Boxes, FieldGroup } from "#app/ui/field-group.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileField } from "#app/ui/file-field.tsx";

type GroupProps = Pick<LeadFormState, "field">;
type BoxProps = Pick<LeadFormState, "box">;

export function PersonFields({ field }: GroupProps) {
  return (
    <FieldGroup legend="You">
      <Field {...field("name")} label="Name" autoComplete="name" required />
      <FieldPair>
        <Field
          {...field("email")}
          label="Email"
          hint="The certificate goes there."
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <Field
          {...field("phone")}
          label="Phone"
          hint="For questions about this request only."
          type="tel"
          autoComplete="tel"
        />
      </FieldPair>
    </FieldGroup>
  );
}

export function InsuredFields({ field }: GroupProps) {
  return (
    <FieldGroup legend="The insured">
      <Field
        {...field("insured")}
        label="Named insured"
        hint="The person or company that the policy names first."
        autoComplete="organization"
        required
      />
      <Field
        {...field("policy")}
        label="Policy number"
        hint="Finds the right policy sooner. Leave it empty if it is not at hand."
        autoComplete="off"
      />
    </FieldGroup>
  );
}

export function HolderFields({ field }: GroupProps) {
  return (
    <FieldGroup legend="Who asks for the certificate">
      <Field
        {...field("holder")}
        label="Certificate holder"
        hint="The exact legal name, as the contract spells it."
        autoComplete="off"
        required
      />
      <LongTextField
        {...field("holderAddress")}
        label="Holder’s mailing address"
        autoComplete="off"
        rows={3}
        limit={addressLimit}
        required
      />
    </FieldGroup>
  );
}

/** The boxes together are one answer: at least one of them. */
export function LineFields({ box, error }: BoxProps & { error?: string }) {
  return (
    <FieldGroup
      id="lines"
      legend="Lines to show"
      hint="Tick at least one."
      error={error}
    >
      <Boxes>
        {certificateLineNames.map((name) => (
          <Checkbox key={name} {...box(name)}>
            {certificateLines[name]}
          </Checkbox>
        ))}
      </Boxes>
    </FieldGroup>
  );
}

type ContractProps = GroupProps &
  BoxProps & {
    /** Whether this page answers a form that was sent: it cannot give the file back. */
    isAnswer: boolean;
  };

export function ContractFields({ field, box, isAnswer }: ContractProps) {
  const { name, error } = field("attachment");
  return (
    <FieldGroup legend="What the contract asks for">
      <Checkbox {...box("additionalInsured")}>
        It asks that the holder be an additional insured
      </Checkbox>
      <LongTextField
        {...field("wording")}
        label="Wording"
        hint="What it wants the certificate to say, if anything."
        rows={2}
        limit={wordingLimit}
      />
      <FileField
        name={name}
        error={error}
        label="Insurance page of the contract"
        hint={`Lets us check the wording. PDF, PNG or JPEG, at most 10 MB. Black out prices, and Social Security, bank and card numbers.${isAnswer ? " Please choose the file again: browsers do not keep it." : ""}`}
        accept={attachmentAccept}
      />
    </FieldGroup>
  );
}

export function DateFields({ field }: GroupProps) {
  return (
    <FieldGroup legend="By when">
      <Field
        {...field("neededBy")}
        label="Needed by"
        type="date"
        min={firstDay}
        max={lastDay}
        required
      />
    </FieldGroup>
  );
}

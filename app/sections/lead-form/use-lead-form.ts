import { useEffect, useRef, useState, type FormEvent } from "react";
import { tokenField, trapField } from "#forms/form-signals.ts";
import { useFormToken } from "#app/sections/form-signals/use-form-token.ts";
import {
  sendLead,
  type LeadErrors,
  type LeadPurpose,
  type LeadResult,
} from "./send-lead.ts";
import { useFormErrors } from "./use-form-errors.ts";

/** What sets one form apart from another. */
export type LeadRules = {
  purpose: LeadPurpose;
  /** What can be wrong, in the order of the form. */
  fields: readonly string[];
  /** Checks what was typed, as the server will. */
  check: (
    typed: Record<string, FormDataEntryValue>,
  ) => { ok: true } | { ok: false; errors: LeadErrors };
  /** Whether a file may go along. */
  hasFile?: boolean;
};

/** What the server knows of a form that it answers with a page: what was typed, and what is wrong with it. */
export type AnsweredForm = {
  typed?: Readonly<Partial<Record<string, string>>>;
  wrong?: LeadErrors;
};

/**
 * The states of a form that makes a lead: idle, sending, then a result (spec section 4). What was typed stays in the
 * fields until the server has said that it keeps the lead.
 */
export function useLeadForm(
  rules: LeadRules,
  { typed = {}, wrong = {} }: AnsweredForm,
) {
  const [ready, setReady] = useState(false);
  const { errors, setErrors, summary } = useFormErrors(wrong);
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<LeadResult>();
  const key = useRef("");
  const { token, begin } = useFormToken(rules.purpose);

  useEffect(() => setReady(true), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const check = rules.check(withoutTrap(fields));
    if (!check.ok) return setErrors(check.errors);

    setErrors({});
    setSending(true);
    // One key a filled form: a second try after an unclear failure is the same message, not a second one.
    key.current ||= crypto.randomUUID();
    if (token.current) fields.set(tokenField, token.current);
    const { purpose, hasFile = false } = rules;
    const lead = { purpose, fields, key: key.current, hasFile };
    const answer = await sendLead(lead);
    setSending(false);
    if (answer.status === "invalid") return setErrors(answer.errors);
    if (answer.status === "sent") {
      form.reset();
      key.current = "";
    }
    setResult(answer);
  }

  return {
    rules,
    ready,
    errors,
    sending,
    result,
    summary,
    begin,
    submit,
    closeResult: () => setResult(undefined),
    /** What an input of this name needs. */
    field: (name: string) => ({
      name,
      defaultValue: typed[name],
      error: errors[name],
    }),
  };
}

export type LeadFormState = ReturnType<typeof useLeadForm>;

function withoutTrap(fields: FormData): Record<string, FormDataEntryValue> {
  const { [trapField]: _, ...typed } = Object.fromEntries(fields);
  return typed;
}

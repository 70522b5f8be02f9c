import { useEffect, useRef, useState, type FormEvent } from "react";
import { tokenField, trapField } from "#forms/form-signals.ts";
import { painted } from "#app/ui/painted.ts";
import { useFormToken } from "#app/sections/form-signals/use-form-token.ts";
import {
  postWords,
  type LeadErrors,
  type LeadPurpose,
  type Post,
} from "./send-lead.ts";
import { unreadableDates } from "./unreadable-dates.ts";
import { useFormErrors } from "./use-form-errors.ts";
import { useSending } from "./use-sending.ts";

/** What sets one form apart from another. */
export type LeadRules = {
  purpose: LeadPurpose;
  /** What can be wrong, in the order of the form. */
  fields: readonly string[];
  /** Checks what was typed, as the server will. */
  check: (
    typed: Record<string, FormDataEntryValue>,
  ) => { ok: true } | { ok: false; errors: LeadErrors };
  /** How it is posted where a file may go along. */
  postFile?: Post;
};

/** What the server knows of a form that it answers with a page: what was typed, and what is wrong with it. */
export type AnsweredForm = {
  typed?: Readonly<Partial<Record<string, string>>>;
  wrong?: LeadErrors;
};

/**
 * The states of a form that makes a lead: idle, sending, then a result. What was typed stays in the
 * fields until the server has said that it keeps the lead.
 */
export function useLeadForm(
  rules: LeadRules,
  { typed = {}, wrong = {} }: AnsweredForm,
) {
  const [ready, setReady] = useState(false);
  const { errors, setErrors, summary } = useFormErrors(wrong);
  const { purpose, check, postFile = postWords } = rules;
  /** From the touch of the button until it is answered. */
  const busy = useRef(false);
  const { send, ...sending } = useSending(purpose, postFile);
  const { token, begin } = useFormToken(purpose);

  useEffect(() => setReady(true), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const form = event.currentTarget;
    try {
      await painted();
      await checkAndSend(form);
    } finally {
      busy.current = false;
    }
  }

  async function checkAndSend(form: HTMLFormElement) {
    const fields = new FormData(form);
    const checked = check(withoutTrap(fields));
    const found = {
      ...(!checked.ok && checked.errors),
      ...unreadableDates(form),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;

    if (token.current) fields.set(tokenField, token.current);
    const answer = await send(fields);
    if (answer.status === "invalid") setErrors(answer.errors);
    if (answer.status === "sent") form.reset();
  }

  return {
    rules,
    ready,
    errors,
    summary,
    begin,
    submit,
    ...sending,
    /** What an input of this name needs. */
    field: (name: string) => ({
      name,
      defaultValue: typed[name],
      error: errors[name],
    }),
    /** What a box to tick of this name needs. */
    box: (name: string) => ({
      name,
      defaultChecked: typed[name] === "on",
    }),
  };
}

export type LeadFormState = ReturnType<typeof useLeadForm>;

function withoutTrap(fields: FormData): Record<string, FormDataEntryValue> {
  const { [trapField]: _, ...typed } = Object.fromEntries(fields);
  return typed;
}

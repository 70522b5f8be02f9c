import { useEffect, useRef, useState, type FormEvent } from "react";
import { trapField } from "#forms/form-signals.ts";
import { checkContact, type FieldErrors } from "#forms/contact-form.ts";
import { useFormToken } from "#app/sections/form-signals/use-form-token.ts";
import { sendContact, type ContactResult } from "./send-contact.ts";

/**
 * The contact form's states: idle, sending, then a result (spec section 4). What was typed stays in the
 * fields until the server has said that it keeps the message.
 */
export function useContactForm(initialErrors: FieldErrors = {}) {
  const [ready, setReady] = useState(false);
  const [errors, setErrors] = useState(initialErrors);
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<ContactResult>();
  const summary = useRef<HTMLDivElement>(null);
  const key = useRef("");
  const { token, begin } = useFormToken("contact");

  useEffect(() => setReady(true), []);
  useErrorTitle(Object.keys(errors).length > 0);
  // Once the summary stands there, which after an answer of the server is later than the next frame.
  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus();
  }, [errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const { [trapField]: trap, ...typed } = Object.fromEntries(
      new FormData(form),
    );
    const check = checkContact(typed);
    if (!check.ok) return setErrors(check.errors);

    setErrors({});
    setSending(true);
    // One key a filled form: a second try after an unclear failure is the same message, not a second one.
    key.current ||= crypto.randomUUID();
    const signals = { [trapField]: trap, token: token.current };
    const answer = await sendContact(
      { ...check.message, ...signals },
      key.current,
    );
    setSending(false);
    if (answer.status === "invalid") return setErrors(answer.errors);
    if (answer.status === "sent") {
      form.reset();
      key.current = "";
    }
    setResult(answer);
  }

  return {
    ready,
    errors,
    sending,
    result,
    summary,
    begin,
    submit,
    closeResult: () => setResult(undefined),
  };
}

const errorPrefix = "Error: ";

/** Says in the title, which is outside this tree, that something is wrong, as long as it is (GOV.UK). */
function useErrorTitle(wrong: boolean) {
  useEffect(() => {
    if (!wrong) return;
    document.title = errorPrefix + document.title;
    return () => {
      // After a move between pages it is the next page's title, which has no prefix.
      if (document.title.startsWith(errorPrefix))
        document.title = document.title.slice(errorPrefix.length);
    };
  }, [wrong]);
}

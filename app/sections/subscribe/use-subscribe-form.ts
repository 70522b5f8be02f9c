import { useEffect, useRef, useState, type FormEvent } from "react";
import { subscribe } from "#content/forms/subscribe.ts";
import { formErrors } from "#content/ui/form-errors.ts";
import { trapField } from "#forms/form-signals.ts";
import {
  checkSubscribe,
  type SubscribeErrors,
} from "#forms/subscribe-check.ts";
import { useWords } from "#app/ui/use-words.ts";
import { useFormToken } from "#app/sections/form-signals/use-form-token.ts";
import { sendSubscribe } from "./send-subscribe.ts";

/** The subscribe card's states: the form, sending, then the thank-you. */
export function useSubscribeForm(initialErrors: SubscribeErrors = {}) {
  const words = useWords(subscribe);
  const errorWords = useWords(formErrors);
  const [ready, setReady] = useState(false);
  const [errors, setErrors] = useState(initialErrors);
  const [state, setState] = useState<"form" | "sending" | "failed" | "thanks">(
    "form",
  );
  const summary = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLHeadingElement>(null);
  const { token, begin } = useFormToken("subscribe");

  useEffect(() => setReady(true), []);
  // The focus is outside React: the form that had it is gone.
  useEffect(() => {
    if (state === "thanks") thanks.current?.focus();
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const { [trapField]: trap, ...typed } = Object.fromEntries(
      new FormData(event.currentTarget),
    );
    const check = checkSubscribe(typed, words, errorWords);
    if (!check.ok) return showErrors(check.errors);

    setErrors({});
    setState("sending");
    const signals = { [trapField]: trap, token: token.current };
    const answer = await sendSubscribe({ ...check.entries, ...signals });
    if (answer.status === "kept") return setState("thanks");
    setState(answer.status === "failed" ? "failed" : "form");
    if (answer.status === "invalid") showErrors(answer.errors);
  }

  function showErrors(found: SubscribeErrors) {
    setErrors(found);
    requestAnimationFrame(() => summary.current?.focus());
  }

  return { ready, errors, state, summary, thanks, begin, submit };
}

import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { painted } from "#app/ui/painted.ts";
import {
  finderAddress,
  readFinder,
  type FinderAnswers,
  type FinderRules,
} from "#queries/finder-answers.ts";

/**
 * Keeps the form and the address saying the same. Each question that is answered is a step for Back; more boxes of the
 * same question are not. The fields are the browser's own, so that what is chosen before React comes counts too.
 * `follow` takes the form's answers into the address; it wants the name of the question that changed.
 */
export function useAnswers(
  rules: FinderRules,
  answers: FinderAnswers | undefined,
) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { key } = useLocation();
  const address = finderAddress(answers);
  /** What the form shows, as an address. */
  const shown = useRef(address);
  const lastKey = useRef<string>(undefined);
  const lastQuestion = useRef("");

  function follow(question: string) {
    // Another page may have come in the frame since.
    if (!form.current) return;
    const wanted = finderAddress(readForm(rules, form.current));
    if (wanted === shown.current) return;
    shown.current = wanted;
    const replace = question === lastQuestion.current;
    lastQuestion.current = question;
    void navigate(wanted, { replace, preventScrollReset: true });
  }

  // The form is outside React. What is rendered again at the same place says nothing new of the address.
  useEffect(() => {
    if (lastKey.current === key) return;
    const isFirst = lastKey.current === undefined;
    lastKey.current = key;
    // Chosen before React came.
    if (isFirst) return follow("");
    if (shown.current === address) return;
    // Back, Forward or a link.
    shown.current = address;
    lastQuestion.current = "";
    fillForm(form.current!, answers);
  });

  // What was ticked is painted first, then the list that follows from it.
  async function followSoon(question: string) {
    await painted();
    follow(question);
  }

  return { form, follow: followSoon };
}

function readForm(rules: FinderRules, form: HTMLFormElement) {
  const fields = [...new FormData(form)] as [string, string][];
  return readFinder(rules, new URLSearchParams(fields));
}

function fillForm(form: HTMLFormElement, answers: FinderAnswers | undefined) {
  const picked = [...(answers?.picked ?? []), `for=${answers?.side}`];
  const isPicked = (name: string, value: string) =>
    picked.includes(`${name}=${value}`);
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement)
      field.checked = isPicked(field.name, field.value);
    else if (field instanceof HTMLSelectElement)
      for (const option of field.options)
        option.selected = isPicked(field.name, option.value);
  }
}

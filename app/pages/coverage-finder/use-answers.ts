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
 * Keeps the form and the address in sync. Each answered question is a step for Back; more boxes of the same question
 * are not. The browser owns the fields, so choices made before React starts count too. `follow` puts the form's
 * answers into the address; its argument is the name of the changed question.
 */
export function useAnswers(
  rules: FinderRules,
  answers: FinderAnswers | undefined,
) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { key } = useLocation();
  const address = finderAddress(answers);
  /** The form's answers as an address. */
  const shown = useRef(address);
  const lastKey = useRef<string>(undefined);
  const lastQuestion = useRef("");

  function follow(question: string) {
    // Another page may have appeared since, within the frame.
    if (!form.current) return;
    const wanted = finderAddress(readForm(rules, form.current));
    if (wanted === shown.current) return;
    shown.current = wanted;
    const replace = question === lastQuestion.current;
    lastQuestion.current = question;
    void navigate(wanted, { replace, preventScrollReset: true });
  }

  // The form is outside React. A new render at the same place does not mean a new address.
  useEffect(() => {
    if (lastKey.current === key) return;
    const isFirst = lastKey.current === undefined;
    lastKey.current = key;
    // Chosen before React started.
    if (isFirst) return follow("");
    if (shown.current === address) return;
    // Back, Forward or a link.
    shown.current = address;
    lastQuestion.current = "";
    fillForm(form.current!, answers);
  });

  // The checked box is painted first, then the list for it.
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

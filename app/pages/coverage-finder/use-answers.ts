import { useEffect, useRef } from "react";
import {
  useLocation,
  useNavigate,
  useNavigationType,
  type NavigateOptions,
} from "react-router";
import { useAddress } from "#app/ui/use-words.ts";
import { painted } from "#app/ui/painted.ts";
import {
  countOf,
  finderAddress,
  readFinder,
  type FinderAnswers,
  type FinderRules,
} from "#queries/finder-answers.ts";

/**
 * Keeps the form and the address in sync. The browser owns the fields, so choices made before React starts count, and
 * Back to an earlier question keeps the answers to later ones. `follow` puts the form's answers into the address;
 * `go` moves to the next question, or to the list after the last.
 */
export function useAnswers(
  rules: FinderRules,
  answers: FinderAnswers | undefined,
  question: number | undefined,
) {
  const form = useRef<HTMLFormElement>(null);
  const go = useNavigate();
  const here = useAddress("/coverage-finder");
  const navigate = (address: string, options: NavigateOptions) =>
    go(address.replace(/^[^?]+/, here), options);
  const isBack = useNavigationType() === "POP";
  const { key } = useLocation();
  const address = finderAddress(answers);
  /** The form's answers as an address. */
  const shown = useRef(address);
  const lastKey = useRef<string>(undefined);

  function read() {
    const fields = [...new FormData(form.current!)] as [string, string][];
    return readFinder(rules, new URLSearchParams(fields));
  }

  function show(wanted: FinderAnswers | undefined) {
    shown.current = finderAddress(wanted);
    void navigate(finderAddress(wanted, question), {
      replace: true,
      preventScrollReset: true,
    });
  }

  // The form is outside React. A new render at the same place does not mean a new address.
  useEffect(() => {
    if (lastKey.current === key) return;
    const isFirst = lastKey.current === undefined;
    lastKey.current = key;
    const given = read();
    if (given && (isFirst || isBack)) {
      // Chosen before React started, or after this address.
      if (finderAddress(given) !== address) show(given);
    } else if (shown.current !== address) {
      // A link.
      shown.current = address;
      fillForm(form.current!, answers);
    }
  });

  // The checked box is painted first, then the picture of it.
  async function follow() {
    await painted();
    // Another page may have appeared since, within the frame.
    if (!form.current) return;
    const wanted = read();
    if (finderAddress(wanted) !== shown.current) show(wanted);
  }

  function goOn() {
    const wanted = read();
    const next = (question ?? 0) + 1;
    shown.current = finderAddress(wanted);
    void navigate(
      finderAddress(wanted, next <= countOf(rules, wanted) ? next : undefined),
      { preventScrollReset: true },
    );
  }

  return { form, action: `${here}#list`, follow, go: goOn };
}

function fillForm(form: HTMLFormElement, answers: FinderAnswers | undefined) {
  const picked = [...(answers?.picked ?? []), `for=${answers?.side}`];
  for (const field of form.elements)
    if (field instanceof HTMLInputElement)
      field.checked = picked.includes(`${field.name}=${field.value}`);
}

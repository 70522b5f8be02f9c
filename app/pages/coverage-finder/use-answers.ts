import { useEffect, useRef, useState } from "react";
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
 * Keeps the form and the address in sync. The browser owns the fields, so choices made before React starts count.
 * `follow` puts the form's answers into the address; `go` loads a question, or the list after the last.
 */
export function useAnswers(
  rules: FinderRules,
  given: FinderAnswers | undefined,
  question: number,
) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(given);
  const page = useAddress("/coverage-finder");
  const addressOf = (wanted: FinderAnswers | undefined, of?: number) =>
    finderAddress(wanted, of).replace(/^[^?]+/, page);

  function read() {
    const fields = [...new FormData(form.current!)] as [string, string][];
    return readFinder(rules, new URLSearchParams(fields));
  }

  function show(wanted: FinderAnswers | undefined) {
    setAnswers(wanted);
    history.replaceState(null, "", addressOf(wanted, question));
  }

  // The form is outside React: chosen before it started, or kept by the browser.
  useEffect(() => {
    const chosen = read();
    if (finderAddress(chosen) !== finderAddress(given)) show(chosen);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // The checked box is painted first, then the picture of it.
  async function follow() {
    await painted();
    show(read());
  }

  function go(to: number) {
    const wanted = read();
    location.assign(
      addressOf(wanted, to <= countOf(rules, wanted) ? to : undefined),
    );
  }

  return { form, answers, action: `${page}#list`, follow, go };
}

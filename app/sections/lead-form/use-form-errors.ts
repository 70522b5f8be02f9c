import { useEffect, useRef, useState } from "react";
import { fillIn } from "#words/fill-in.ts";
import type { LeadErrors } from "./send-lead.ts";

/** What is wrong in a form. Its summary takes the focus, and the page's title says so. */
export function useFormErrors(wrong: LeadErrors, titleWords: string) {
  const [errors, setErrors] = useState(wrong);
  const summary = useRef<HTMLDivElement>(null);
  const isWrong = Object.keys(errors).length > 0;

  useErrorTitle(isWrong, fillIn(titleWords, { title: "" }));
  // Once the summary stands there, which after an answer of the server is later than the next frame.
  useEffect(() => {
    if (isWrong) summary.current?.focus();
  }, [errors, isWrong]);

  return { errors, setErrors, summary };
}

/** Says in the title, which is outside this tree, that something is wrong, as long as it is (GOV.UK). */
function useErrorTitle(wrong: boolean, prefix: string) {
  useEffect(() => {
    if (!wrong) return;
    document.title = prefix + document.title;
    return () => {
      // After a move between pages it is the next page's title, which has no prefix.
      if (document.title.startsWith(prefix))
        document.title = document.title.slice(prefix.length);
    };
  }, [wrong, prefix]);
}

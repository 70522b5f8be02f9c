import { useEffect, useRef, useState } from "react";
import { fillIn } from "#words/fill-in.ts";
import type { LeadErrors } from "./send-lead.ts";

/** The errors of a form. Its summary takes the focus, and the page's title mentions them. */
export function useFormErrors(wrong: LeadErrors, titleWords: string) {
  const [errors, setErrors] = useState(wrong);
  const summary = useRef<HTMLDivElement>(null);
  const isWrong = Object.keys(errors).length > 0;

  useErrorTitle(isWrong, fillIn(titleWords, { title: "" }));
  // When the summary is on the page, which after a server answer is later than the next frame.
  useEffect(() => {
    if (isWrong) summary.current?.focus();
  }, [errors, isWrong]);

  return { errors, setErrors, summary };
}

/** Adds a prefix to the title, which is outside this tree, as long as there are errors (GOV.UK). */
function useErrorTitle(wrong: boolean, prefix: string) {
  useEffect(() => {
    if (!wrong) return;
    document.title = prefix + document.title;
    return () => {
      // After a move between pages, the title is the next page's, without a prefix.
      if (document.title.startsWith(prefix))
        document.title = document.title.slice(prefix.length);
    };
  }, [wrong, prefix]);
}

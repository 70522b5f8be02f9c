import type { MouseEvent } from "react";
import { leadForm } from "#content/ui/lead-form.ts";
import { Button } from "#app/ui/button.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { FormState } from "./use-lead-form.ts";
import styles from "./lead-form.module.css";

type WaitMessage = "waiting" | "offline" | "stop" | "stopped";

/** The words for a form that waits for the network, or was stopped; undefined if it is not so. */
function says({ help, form, ...state }: FormState, say: WaitMessage) {
  if (!(say === "stopped" ? state.stopped : state.waiting)) return undefined;
  return help && <help.WaitWords say={say} what={form.what} />;
}

type SendButtonProps = { state: FormState; label: string };

/** Sends a form. While that takes time, it says so. */
export function SendButton({ state, label }: SendButtonProps) {
  const words = useWords(leadForm);
  return (
    <Button type="submit" loading={state.sending}>
      <span>
        {state.sending
          ? (sendingShare(words, state.share) ??
            says(state, "waiting") ??
            words.sending)
          : label}
      </span>
    </Button>
  );
}

/** A form that is sent at once, or is waiting for its answer, shows no percentage. */
const sendingShare = (words: typeof leadForm, share: number) =>
  share > 0 && share < 1
    ? fillIn(words.share, { percent: Math.floor(share * 100) })
    : undefined;

/** What screen readers announce while a form is sent, and how to end a wait for the network. */
export function SendStatus({ state }: { state: FormState }) {
  const words = useWords(leadForm);

  function stop({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button goes away.
    currentTarget.form?.querySelector<HTMLElement>("[type=submit]")?.focus();
    state.stop();
  }

  return (
    <>
      <span role="status" className={styles.notice}>
        {says(state, "offline") ??
          says(state, "stopped") ??
          (state.sending && fillIn(words.status, { what: state.form.what }))}
      </span>
      {state.waiting && (
        <>
          <Button variant="quiet" onClick={stop}>
            {says(state, "stop")}
          </Button>
          {state.help && state.draft.form.current && (
            <state.help.KeepQuestion
              draft={state.draft}
              what={state.form.what}
            />
          )}
        </>
      )}
    </>
  );
}

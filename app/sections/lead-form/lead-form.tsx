import type { MouseEvent, ReactNode } from "react";
import { leadDemo } from "#content/ui/lead-demo.ts";
import { leadForm } from "#content/ui/lead-form.ts";
import { takesFile } from "#forms/define-form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { fillIn } from "#words/fill-in.ts";
import { fillInNodes } from "#app/ui/fill-in-nodes.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { TrapField } from "#app/sections/form-signals/trap-field.tsx";
import { DraftLine } from "./draft-line.tsx";
import { LeadResultDialog } from "./lead-result-dialog.tsx";
import { SecretNumberDialog } from "./secret-number-dialog.tsx";
import { isDemo } from "./send-lead.ts";
import type { LeadFormState } from "./use-lead-form.ts";
import styles from "./lead-form.module.css";

type LeadFormProps = { state: LeadFormState; children: ReactNode };

/** The frame of every form that creates a lead. Without scripts it posts, and the server answers with a page. */
export function LeadForm({ state, children }: LeadFormProps) {
  const { kind, label, what, next, fields, purpose } = state.form;
  const words = useWords(leadForm);
  const { limits = words.limits } = state.form;

  function stop({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button goes away.
    currentTarget.form?.querySelector<HTMLElement>("[type=submit]")?.focus();
    state.stop();
  }

  return (
    <form
      ref={state.draft.form}
      action={`/api/${kind}`}
      method="post"
      encType={takesFile(state.form) ? "multipart/form-data" : undefined}
      className={styles.form}
      aria-label={label}
      // Until scripts are there, the browser checks the fields itself.
      noValidate={state.ready}
      onFocus={state.enter}
      onInput={state.edit}
      onSubmit={state.submit}
    >
      <TrapField />
      {isDemo && <DemoNotice />}
      <ErrorSummary
        ref={state.summary}
        order={Object.keys(fields)}
        errors={state.errors}
      />
      {children}
      <div className={styles.send}>
        <Button type="submit" loading={state.sending}>
          {state.sending
            ? sendingWords(words, state)
            : fillIn(words.send, { what })}
        </Button>
        <p className={styles.notice}>
          {fillInNodes(words.notice, {
            purpose,
            privacyNotice: (
              <PageLink to="/privacy-notice">{words.privacyNotice}</PageLink>
            ),
            limits,
          })}
        </p>
        <span role="status" className={styles.notice}>
          {fillIn(statusWords(words, state), { what })}
        </span>
        {state.waiting && (
          <Button variant="quiet" onClick={stop}>
            {words.stop}
          </Button>
        )}
        {state.form.keepsDraft && (
          <DraftLine
            form={state.form}
            restored={state.draft.restored}
            onClear={state.clear}
          />
        )}
      </div>
      <SecretNumberDialog
        form={state.form}
        found={state.secrets.found}
        onDecide={state.secrets.decide}
      />
      <LeadResultDialog
        what={what}
        next={next}
        result={state.result}
        onClose={state.closeResult}
      />
    </form>
  );
}

function DemoNotice() {
  return <p className={styles.demo}>{useWords(leadDemo).notice}</p>;
}

/** A form that is sent at once, or is waiting for its answer, shows no percentage. */
function sendingWords(
  words: typeof leadForm,
  { share, waiting }: LeadFormState,
): string {
  if (share > 0 && share < 1)
    return fillIn(words.share, { percent: Math.floor(share * 100) });
  return waiting ? words.waiting : words.sending;
}

function statusWords(
  words: typeof leadForm,
  { sending, waiting, stopped }: LeadFormState,
): string {
  if (waiting) return words.offline;
  if (sending) return words.status;
  return stopped ? words.stopped : "";
}

/** Two short fields, side by side if there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

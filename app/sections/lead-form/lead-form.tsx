import type { ReactNode } from "react";
import { takesFile } from "#forms/define-form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { TrapField } from "#app/sections/form-signals/trap-field.tsx";
import { LeadResultDialog } from "./lead-result-dialog.tsx";
import { isDemo } from "./send-lead.ts";
import type { LeadFormState } from "./use-lead-form.ts";
import styles from "./lead-form.module.css";

type LeadFormProps = {
  state: LeadFormState;
  /** What is sent is used for this alone. */
  purpose: string;
  /** What sending does not do. */
  limits?: string;
  children: ReactNode;
};

/** The frame of every form that makes a lead. Without scripts it posts, and the server answers with a page. */
export function LeadForm({
  state,
  purpose,
  limits = "Coverage is not bound or changed by this form.",
  children,
}: LeadFormProps) {
  const { kind, label, what, next, fields } = state.form;

  return (
    <form
      action={`/api/${kind}`}
      method="post"
      encType={takesFile(state.form) ? "multipart/form-data" : undefined}
      className={styles.form}
      aria-label={label}
      // Until scripts are there the browser itself checks the fields.
      noValidate={state.ready}
      onFocus={state.begin}
      onSubmit={state.submit}
    >
      <TrapField />
      {isDemo && (
        <p className={styles.demo}>
          Preview without a server: messages go nowhere.
        </p>
      )}
      <ErrorSummary
        ref={state.summary}
        order={Object.keys(fields)}
        errors={state.errors}
      />
      {children}
      <div className={styles.send}>
        <Button type="submit" loading={state.sending}>
          {state.sending ? sendingWords(state.share) : `Send ${what}`}
        </Button>
        <p className={styles.notice}>
          {`What you send is used ${purpose} and is never sold or shared for marketing: see the `}
          <PageLink to="/privacy-notice">privacy notice</PageLink>
          {`. ${limits}`}
        </p>
        <span role="status" className={styles.notice}>
          {state.sending && `Sending your ${what}`}
        </span>
      </div>
      <LeadResultDialog
        what={what}
        next={next}
        result={state.result}
        onClose={state.closeResult}
      />
    </form>
  );
}

/** What is sent at once, or is there and waits for its answer, needs no figure. */
function sendingWords(share: number): string {
  return share > 0 && share < 1
    ? `Sending ${Math.floor(share * 100)} %`
    : "Sending...";
}

/** Two short fields, side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

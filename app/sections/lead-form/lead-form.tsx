import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TrapField } from "#app/sections/form-signals/trap-field.tsx";
import { LeadResultDialog } from "./lead-result-dialog.tsx";
import { isDemo } from "./send-lead.ts";
import type { LeadFormState } from "./use-lead-form.ts";
import styles from "./lead-form.module.css";

type LeadFormProps = {
  form: LeadFormState;
  /** Names the form to screen readers. */
  label: string;
  /** What is sent: "message". */
  what: string;
  /** What happens after it is kept, in a sentence. */
  next?: string;
  /** Stands beside the button. */
  notice: ReactNode;
  children: ReactNode;
};

/** The frame of every form that makes a lead. Without scripts it posts, and the server answers with a page. */
export function LeadForm(props: LeadFormProps) {
  const { form, label, what, next, notice, children } = props;
  const { purpose, fields, postFile } = form.rules;
  const errors = fields.flatMap((name) => {
    const message = form.errors[name];
    return message ? [[name, message] as const] : [];
  });

  return (
    <form
      action={`/api/${purpose}`}
      method="post"
      encType={postFile ? "multipart/form-data" : undefined}
      className={styles.form}
      aria-label={label}
      // Until scripts are there the browser itself checks the fields.
      noValidate={form.ready}
      onFocus={form.begin}
      onSubmit={form.submit}
    >
      <TrapField />
      {isDemo && (
        <p className={styles.demo}>
          Preview without a server: messages go nowhere.
        </p>
      )}
      {errors.length > 0 && <ErrorSummary ref={form.summary} errors={errors} />}
      {children}
      <div className={styles.send}>
        <Button type="submit" loading={form.sending}>
          {form.sending ? sendingWords(form.share) : `Send ${what}`}
        </Button>
        <p className={styles.notice}>{notice}</p>
        <span role="status" className={styles.notice}>
          {form.sending && `Sending your ${what}`}
        </span>
      </div>
      <LeadResultDialog
        what={what}
        next={next}
        result={form.result}
        onClose={form.closeResult}
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

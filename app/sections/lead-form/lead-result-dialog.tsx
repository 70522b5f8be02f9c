import { site } from "#content/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { LeadResult } from "./send-lead.ts";
import styles from "./lead-result-dialog.later.module.css";

type LeadResultDialogProps = {
  /** What was sent: "message". */
  what: string;
  /** What happens after it is kept, in a sentence. */
  next?: string;
  result: LeadResult | undefined;
  onClose: () => void;
};

/** What became of a lead. Every button closes it; the fields behind keep their text on failure. */
export function LeadResultDialog({
  what,
  next,
  result,
  onClose,
}: LeadResultDialogProps) {
  const sent = result?.status === "sent";
  const isTooLong = result?.status === "failed" && result.isTooLong;
  return (
    <Dialog
      labelledBy="lead-result"
      open={result !== undefined}
      onClose={onClose}
    >
      <h2 id="lead-result" className={styles.message}>
        {sent
          ? `Your ${what} has been successfully sent`
          : `Your ${what} was not successfully sent. ${isTooLong ? "It is too long: please shorten it." : "Please try again."}`}
      </h2>
      <p className={styles.detail}>
        {sent ? (
          <>
            Your reference is <strong>{result.reference}</strong>. {next}
          </>
        ) : (
          <>
            Nothing you typed is lost. You can also call{" "}
            <a href={`tel:${site.phone.e164}`}>{site.phone.display}</a> or write
            to <a href={`mailto:${site.email}`}>{site.email}</a>.
          </>
        )}
      </p>
      <Button onClick={onClose} data-autofocus="">
        {sent ? "OK" : "Try Again"}
      </Button>
    </Dialog>
  );
}

import { site } from "#content/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { ContactResult } from "./send-contact.ts";
import styles from "./contact-result-dialog.module.css";

type ContactResultDialogProps = {
  result: ContactResult | undefined;
  onClose: () => void;
};

/** What became of a message (spec section 4). Every button closes it; the fields behind keep their text on failure. */
export function ContactResultDialog({
  result,
  onClose,
}: ContactResultDialogProps) {
  const sent = result?.status === "sent";
  return (
    <Dialog
      labelledBy="contact-result"
      open={result !== undefined}
      onClose={onClose}
    >
      <h2 id="contact-result" className={styles.message}>
        {sent
          ? "Your message has been successfully sent"
          : "Your message was not successfully sent. Please try again."}
      </h2>
      <p className={styles.detail}>
        {sent ? (
          <>
            Your reference is <strong>{result.reference}</strong>.
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

import { office } from "#content/office.ts";
import { leadResult } from "#content/ui/lead-result.ts";
import { retryTimes } from "#content/ui/retry-times.ts";
import { timeToWait } from "#forms/time-to-wait.ts";
import { dueInWords } from "#forms/business-clock.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { fillIn } from "#words/fill-in.ts";
import { fillInNodes } from "#app/ui/fill-in-nodes.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { LeadResult } from "./send-lead.ts";
import styles from "./lead-result-dialog.module.css";

type LeadResultDialogProps = {
  /** What was sent: "message". */
  what: string;
  /** What happens after it is stored, in a sentence. */
  next: string | undefined;
  result: LeadResult | undefined;
  onClose: () => void;
};

/** The result of sending a lead. Every button closes it; on failure the fields behind it keep their text. */
export function LeadResultDialog({
  what,
  next,
  result,
  onClose,
}: LeadResultDialogProps) {
  const words = useWords(leadResult);
  const sent = result?.status === "sent";
  const isTooLong = result?.status === "failed" && result.why === "tooLong";
  const times = useWords(retryTimes);
  const wait =
    result?.status === "failed" && "seconds" in result
      ? `${fillIn(words[result.why], { time: timeToWait(result.seconds, times) })} `
      : "";
  return (
    <Dialog
      labelledBy="lead-result"
      describedBy="lead-result-detail"
      open={result !== undefined}
      onClose={onClose}
    >
      <h2 id="lead-result" className={styles.message}>
        {fillIn(sent ? words.sent : isTooLong ? words.tooLong : words.failed, {
          what,
        })}
      </h2>
      <p key={result?.status} id="lead-result-detail" className={styles.detail}>
        {sent
          ? fillInNodes(words.reference, {
              reference: <strong>{result.reference}</strong>,
              next: fillIn(next ?? "", { due: result.due ?? dueInWords() }),
            })
          : fillInNodes(wait + words.kept, {
              phone: (
                <a href={`tel:${office.phone.e164}`}>{office.phone.display}</a>
              ),
              email: <a href={`mailto:${office.email}`}>{office.email}</a>,
            })}
      </p>
      {/* Orca reads neither the name nor the description of the dialog, only the button that gets the focus. */}
      <Button
        onClick={onClose}
        aria-describedby={["lead-result", "lead-result-detail"].join(" ")}
        data-autofocus=""
      >
        {sent ? words.ok : words.again}
      </Button>
    </Dialog>
  );
}

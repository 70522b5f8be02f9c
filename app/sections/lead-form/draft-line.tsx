import { leadDraft } from "#content/ui/lead-draft.ts";
import { takesFile, type FormDefinition } from "#forms/define-form.ts";
import { fillIn } from "#words/fill-in.ts";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./lead-form.module.css";
import type { DraftState } from "./use-draft.ts";

type DraftLineProps = {
  form: FormDefinition;
  draft: Pick<DraftState, "restored" | "device">;
  onClear: () => void;
};

/** Says that a form holds what was typed earlier. Its space is always there, so that nothing shifts. */
export function DraftLine({ form, draft, onClear }: DraftLineProps) {
  const words = useWords(leadDraft);
  const { restored, device } = draft;
  const isOnDevice = device === "kept";
  return (
    <div className={styles.draft} inert={!restored}>
      <p className={styles.notice}>
        <span>
          {isOnDevice ? fillIn(words.unsent, { what: form.what }) : words.kept}
        </span>{" "}
        {takesFile(form) && restored !== "device" && words.file}
      </p>
      <Button variant="quiet" onClick={onClear}>
        <span>{isOnDevice ? words.clearDevice : words.clear}</span>
      </Button>
    </div>
  );
}

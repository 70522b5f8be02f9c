import { useEffect, useRef, type ReactNode } from "react";
import { dialogButtons } from "#content/ui/dialog-buttons.ts";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { useWords } from "./use-words.ts";
import styles from "./dialog.module.css";

type DialogProps = {
  /** Id of the element that names the dialog. */
  labelledBy: string;
  /** Id of the element that says more, which screen readers read after the name. */
  describedBy?: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** In milliseconds: screen readers say the dialog's name, then its button. */
const pause = 500;

/**
 * A modal dialog of at most 700 by 500 px. Escape, the close icon and its own buttons close it; the browser then
 * returns the focus. The child with `data-autofocus` soon gets the focus.
 */
export function Dialog({
  labelledBy,
  describedBy,
  open,
  onClose,
  children,
}: DialogProps) {
  const words = useWords(dialogButtons);
  const ref = useRef<HTMLDialogElement>(null);

  // The dialog's open state lives in the browser's top layer, outside React.
  useEffect(() => {
    const dialog = ref.current;
    if (!open) return dialog?.close();
    dialog?.showModal();
    // Later, because Orca 43 says nothing about a button that gets the focus while the one that had it becomes inert.
    dialog?.focus();
    const timer = setTimeout(() => {
      if (document.activeElement === dialog)
        dialog?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    }, pause);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      className={styles.dialog}
      // The element that names the dialog is inside it, and does not exist while it is closed.
      aria-labelledby={open ? labelledBy : undefined}
      aria-describedby={open ? describedBy : undefined}
      onClose={onClose}
    >
      {open && (
        <>
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon name="close" />
            <VisuallyHidden>{words.close}</VisuallyHidden>
          </button>
          {children}
        </>
      )}
    </dialog>
  );
}

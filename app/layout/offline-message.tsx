import { useEffect, useState } from "react";
import { dialogButtons } from "#content/ui/dialog-buttons.ts";
import { offlineMessage } from "#content/ui/offline-message.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { setOffline, useIsOffline } from "./failed-moves.ts";
import styles from "./offline-message.later.module.css";

/** Says that a link was not followed because there is no connection. It goes away when the connection is back. */
export function OfflineMessage() {
  const isOffline = useIsOffline();
  // The connection is outside React.
  useEffect(() => {
    const hide = () => setOffline(false);
    addEventListener("online", hide);
    return () => removeEventListener("online", hide);
  }, []);
  return isOffline && <Message />;
}

function Message() {
  const words = useWords(offlineMessage);
  const { close } = useWords(dialogButtons);
  const [edge, setEdge] = useState<"start" | "end">();

  // Screen readers announce words that appear in a status, not a status that appears. The message keeps off the half
  // of the window in which the visitor is.
  useEffect(() => {
    const focused = document.activeElement?.getBoundingClientRect();
    const isLow =
      focused && focused.top < innerHeight && focused.bottom > innerHeight / 2;
    setEdge(isLow ? "start" : "end");
  }, []);

  return (
    <div className={styles.message} data-edge={edge}>
      <p role="status">
        {edge && (
          <>
            <strong>{words.title}</strong> {words.text}
          </>
        )}
      </p>
      <button
        type="button"
        className={styles.close}
        onClick={() => setOffline(false)}
      >
        <Icon name="close" />
        <VisuallyHidden>{close}</VisuallyHidden>
      </button>
    </div>
  );
}

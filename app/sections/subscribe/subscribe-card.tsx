import { useEffect, useRef } from "react";
import { subscribe } from "#content/forms/subscribe.ts";
import { subscribeCard } from "#content/ui/subscribe-card.ts";
import { useWords } from "#app/ui/use-words.ts";
import { useLeadForm } from "#app/sections/lead-form/use-lead-form.ts";
import { SubscribeForm } from "./subscribe-form.tsx";
import styles from "./subscribe-card.module.css";

/** The newsletter card (docs/product.md, "Newsletter"): a form, later replaced by a thank-you. */
export function SubscribeCard() {
  const words = useWords(subscribeCard);
  const state = useLeadForm(subscribe, {});
  const isSent = state.result?.status === "sent";
  const thanks = useRef<HTMLHeadingElement>(null);

  // The focus is outside React: the form that had it is gone.
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);

  return (
    <section
      id="newsletter"
      aria-labelledby="subscribe-title"
      className={styles.card}
    >
      {isSent ? (
        <>
          <h3
            id="subscribe-title"
            ref={thanks}
            tabIndex={-1}
            className={styles.title}
            aria-describedby="subscribe-text"
          >
            {words.thanksTitle}
          </h3>
          <p id="subscribe-text" className={styles.text}>
            {words.thanksText}
          </p>
        </>
      ) : (
        <>
          <h3 id="subscribe-title" className={styles.title}>
            {words.title}
          </h3>
          <p className={styles.text}>{words.text}</p>
          <SubscribeForm state={state} />
        </>
      )}
    </section>
  );
}

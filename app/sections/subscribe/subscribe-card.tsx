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
  const card = useRef<HTMLElement>(null);

  // The focus is outside React: the form that had it is gone. Not to the heading before it: Orca 43 has gone there
  // itself by then, without a word, and says nothing about an element where it is already.
  useEffect(() => {
    if (isSent) card.current?.focus();
  }, [isSent]);

  return (
    <section
      ref={card}
      id="newsletter"
      tabIndex={isSent ? -1 : undefined}
      aria-labelledby="subscribe-title"
      aria-describedby={isSent ? "subscribe-text" : undefined}
      className={styles.card}
    >
      {isSent ? (
        <>
          <h3 id="subscribe-title" className={styles.title}>
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

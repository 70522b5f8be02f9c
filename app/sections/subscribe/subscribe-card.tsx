import { subscribeCard } from "#content/ui/subscribe-card.ts";
import { useWords } from "#app/ui/use-words.ts";
import { SubscribeForm } from "./subscribe-form.tsx";
import { useSubscribeForm } from "./use-subscribe-form.ts";
import styles from "./subscribe-card.module.css";

/** The newsletter card (docs/product.md, "Newsletter"): a form, later replaced by a thank-you. */
export function SubscribeCard() {
  const words = useWords(subscribeCard);
  const form = useSubscribeForm();
  return (
    <section
      id="newsletter"
      aria-labelledby="subscribe-title"
      className={styles.card}
    >
      {form.state === "thanks" ? (
        <>
          <h3
            id="subscribe-title"
            ref={form.thanks}
            tabIndex={-1}
            className={styles.title}
          >
            {words.thanksTitle}
          </h3>
          <p className={styles.text}>{words.thanksText}</p>
        </>
      ) : (
        <>
          <h3 id="subscribe-title" className={styles.title}>
            {words.title}
          </h3>
          <p className={styles.text}>{words.text}</p>
          <SubscribeForm form={form} />
        </>
      )}
    </section>
  );
}

import { SubscribeForm } from "./subscribe-form.tsx";
import { useSubscribeForm } from "./use-subscribe-form.ts";
import styles from "./subscribe-card.module.css";

/** The newsletter card (docs/product.md, "Newsletter"): a form, then a thanks view in its place. */
export function SubscribeCard() {
  const form = useSubscribeForm();
  return (
    <section aria-labelledby="subscribe-title" className={styles.card}>
      {form.state === "thanks" ? (
        <>
          <h3
            id="subscribe-title"
            ref={form.thanks}
            tabIndex={-1}
            className={styles.title}
          >
            Thank you for subscribing
          </h3>
          <p className={styles.text}>{thanksText}</p>
        </>
      ) : (
        <>
          <h3 id="subscribe-title" className={styles.title}>
            New articles by email
          </h3>
          <p className={styles.text}>
            One letter when there is something worth reading, and a way out at
            the end of each.
          </p>
          <SubscribeForm form={form} />
        </>
      )}
    </section>
  );
}

/** What happens after a subscription. */
export const thanksText =
  "Your address is noted. Before anything else we will send one message that asks you to confirm it. If you do not, you will not hear from us.";

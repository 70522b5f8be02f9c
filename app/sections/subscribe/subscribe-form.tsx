import { subscribe } from "#content/forms/subscribe.ts";
import { site } from "#content/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { EmailField } from "#app/sections/email-field/email-field.tsx";
import { TrapField } from "#app/sections/form-signals/trap-field.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { fillInNodes } from "#app/ui/fill-in-nodes.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { useSubscribeForm } from "./use-subscribe-form.ts";
import styles from "./subscribe-form.module.css";

type SubscribeFormProps = {
  form: Omit<ReturnType<typeof useSubscribeForm>, "thanks">;
  /** What was typed, if the server answers a post without scripts. */
  entries?: { email?: string; terms?: string };
};

/** Email address and consent. Without scripts it posts, and the server answers with a page. */
export function SubscribeForm({ form, entries }: SubscribeFormProps) {
  const words = useWords(subscribe);
  const { fields, links } = words;
  const { errors, state } = form;
  return (
    <form
      action="/api/subscribe"
      method="post"
      aria-label={words.label}
      className={styles.form}
      // Until scripts are there, the browser checks the fields itself.
      noValidate={form.ready}
      onFocus={form.begin}
      onSubmit={form.submit}
    >
      <TrapField />
      <ErrorSummary
        ref={form.summary}
        order={["email", "terms"]}
        errors={errors}
      />
      {state === "failed" && (
        <p role="alert" className={styles.failed}>
          {fillInNodes(words.failed, {
            email: <a href={`mailto:${site.email}`}>{site.email}</a>,
          })}
        </p>
      )}
      <EmailField
        name="email"
        label={fields.email.label}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        defaultValue={entries?.email}
        error={errors.email}
      />
      <Checkbox
        name="terms"
        value="yes"
        required
        defaultChecked={entries?.terms === "yes"}
        error={errors.terms}
      >
        {fillInNodes(fields.terms.label, {
          terms: <PageLink to="/terms-of-service">{links.terms}</PageLink>,
          privacy: <PageLink to="/privacy-notice">{links.privacy}</PageLink>,
        })}
      </Checkbox>
      <div>
        <Button type="submit" loading={state === "sending"}>
          <span>{state === "sending" ? words.sending : words.submit}</span>
        </Button>
        <span role="status" className={styles.status}>
          {state === "sending" && words.status}
        </span>
      </div>
    </form>
  );
}

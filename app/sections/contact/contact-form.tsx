import { Link } from "react-router";
import {
  contactAudiences,
  type ContactMessage,
  type FieldErrors,
} from "#forms/contact-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Choice } from "#app/ui/choice.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { TrapField } from "#app/sections/form-signals/trap-field.tsx";
import { ContactResultDialog } from "./contact-result-dialog.tsx";
import { isDemo } from "./send-contact.ts";
import { useContactForm } from "./use-contact-form.ts";
import styles from "./contact-form.module.css";

const audienceLabels = {
  customer: "I’m a customer",
  lender: "Lenders / Mortgages",
} as const;
const audiences = contactAudiences.map((value) => ({
  value,
  label: audienceLabels[value],
}));
const order = ["name", "email", "phone", "message"] as const;

type ContactFormProps = {
  /** What was typed and what is wrong with it, when the server answers a post made without scripts. */
  typed?: Partial<ContactMessage>;
  wrong?: FieldErrors;
};

/** The contact form. Without scripts it posts, and the server answers with a page. */
export function ContactForm({ typed, wrong }: ContactFormProps) {
  const form = useContactForm(wrong);
  const errors = order.flatMap((name) => {
    const message = form.errors[name];
    return message ? [[name, message] as const] : [];
  });

  return (
    <form
      action="/api/contact"
      method="post"
      className={styles.form}
      aria-label="Contact"
      // Until scripts are there the browser itself checks the fields.
      noValidate={form.ready}
      onFocus={form.begin}
      onSubmit={form.submit}
    >
      <TrapField />
      {isDemo && (
        <p className={styles.demo}>
          Preview without a server: messages go nowhere.
        </p>
      )}
      {errors.length > 0 && <ErrorSummary ref={form.summary} errors={errors} />}
      <Choice
        name="audience"
        legend="Who is writing?"
        options={audiences}
        defaultValue={typed?.audience ?? "customer"}
      />
      <Field
        name="name"
        label="Name"
        autoComplete="name"
        required
        maxLength={200}
        defaultValue={typed?.name}
        error={form.errors.name}
      />
      <div className={styles.pair}>
        <Field
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={typed?.email}
          error={form.errors.email}
        />
        <Field
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          defaultValue={typed?.phone}
          error={form.errors.phone}
        />
      </div>
      <TextAreaField
        name="message"
        label="Message"
        hint="Please leave out Social Security and card numbers, health details and anything else that is private."
        rows={3}
        required
        maxLength={5000}
        defaultValue={typed?.message}
        error={form.errors.message}
      />
      <div className={styles.send}>
        <Button type="submit" loading={form.sending}>
          {form.sending ? "Sending..." : "Send message"}
        </Button>
        <p className={styles.notice}>
          What you send is used to answer you and is never sold or shared for
          marketing: see the{" "}
          <Link to="/privacy-notice" prefetch="intent">
            privacy notice
          </Link>
          . Coverage is not bound or changed by this form.
        </p>
        <span role="status" className={styles.notice}>
          {form.sending && "Sending your message"}
        </span>
      </div>
      <ContactResultDialog result={form.result} onClose={form.closeResult} />
    </form>
  );
}

import { pageMeta } from "#app/layout/page-meta.ts";
import { ContactForm } from "#app/sections/contact/contact-form.tsx";
import { ContactWays } from "#app/sections/contact/contact-section.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./contact-answer.module.css";

/** Places in the page that server/contact/contact-pages.ts fills in. */
const typed = {
  name: "@@name@@",
  email: "@@email@@",
  phone: "@@phone@@",
  message: "@@message@@",
};
const wrong = {
  name: "@@name-error@@",
  email: "@@email-error@@",
  phone: "@@phone-error@@",
  message: "@@message-error@@",
};

export function meta() {
  return pageMeta({
    title: "Error: your message was not sent | Sabine Ridge",
    description:
      "Some fields of the contact form need another look. What you typed is still there.",
    path: "/contact/problem",
    noindex: true,
  });
}

/** The template of the page that answers a form posted without scripts. It is no address of its own. */
export default function ProblemPage() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Your message was not sent yet</h1>
      <p className={styles.alert} role="alert">
        @@alert@@
      </p>
      <div className={styles.columns}>
        <ContactWays />
        <div>
          {/* The level between the page's heading and that of the error summary. */}
          <h2>
            <VisuallyHidden>Your message</VisuallyHidden>
          </h2>
          <ContactForm typed={typed} wrong={wrong} />
        </div>
      </div>
    </div>
  );
}

import { onboardingPage } from "#content/ui/onboarding-page.ts";
import type { Onboarding } from "#content/onboarding.ts";
import { TopicIcon } from "#app/ui/topic-icon.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./specialist.module.css";

/**
 * The specialist for this application, and three ways to reach them. Chat is a text message, so it needs no account.
 */
export function Specialist({
  name,
  designation,
  phone,
  email,
}: NonNullable<Onboarding["specialist"]>) {
  const words = useWords(onboardingPage);
  const ways = [
    {
      icon: "phone",
      to: `tel:${phone.e164}`,
      label: fillIn(words.call, { name }),
    },
    {
      icon: "message",
      to: `sms:${phone.e164}`,
      label: fillIn(words.chat, { name }),
    },
    {
      icon: "mail",
      to: `mailto:${email}`,
      label: fillIn(words.email, { name }),
    },
  ] as const;
  return (
    <section aria-labelledby="specialist" className={styles.specialist}>
      <h2 id="specialist" className={styles.heading}>
        {words.specialist}
      </h2>
      <p className={styles.name}>{name}</p>
      <p className={styles.designation}>{designation}</p>
      <ul className={styles.ways}>
        {ways.map(({ icon, to, label }) => (
          <li key={icon}>
            <a href={to} className={styles.way}>
              <TopicIcon name={icon} />
              <VisuallyHidden>{label}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { site } from "#content/site.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { SubscribeForm } from "#app/sections/subscribe/subscribe-form.tsx";
import { useSubscribeForm } from "#app/sections/subscribe/use-subscribe-form.ts";
import styles from "./subscribe-answer.module.css";

export function meta() {
  return pageMeta({
    title: `Error: you are not subscribed yet | ${site.shortName}`,
    description:
      "The subscribe form needs another look. What you typed is still there.",
    path: "/subscribe/problem",
    noindex: true,
  });
}

/** The template of the page that answers a subscription posted without scripts. It is no address of its own. */
export default function SubscribeProblemPage() {
  const form = useSubscribeForm();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>You are not subscribed yet</h1>
      <div className={styles.form}>
        {/* The form here only brings its styles; the server writes the one with what was typed. */}
        {import.meta.env.SSR ? "@@form@@" : <SubscribeForm form={form} />}
      </div>
    </div>
  );
}

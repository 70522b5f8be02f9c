import { subscribe } from "#content/forms/subscribe.ts";
import { subscribeProblem } from "#content/ui/subscribe-problem.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { answeredForm } from "#app/sections/lead-answer/answered-form.ts";
import { SubscribeForm } from "#app/sections/subscribe/subscribe-form.tsx";
import { useLeadForm } from "#app/sections/lead-form/use-lead-form.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";
import styles from "./subscribe-answer.module.css";

export const loader = (arguments_: LoaderArgs) =>
  answeredForm(arguments_) ?? { alert: undefined, entries: {}, wrong: {} };

export function meta() {
  return pageMeta({
    title: subscribeProblem.title,
    description: subscribeProblem.description,
    path: "/subscribe/problem",
    noindex: true,
  });
}

/** Answers a subscription that was posted without scripts and was not stored. It has no address itself. */
export default function SubscribeProblemPage({
  loaderData: { alert, ...answered },
}: PageProps<typeof loader>) {
  const words = useWords(subscribeProblem);
  const state = useLeadForm(subscribe, answered);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{words.heading}</h1>
      <div className={styles.form}>
        <SubscribeForm state={state} entries={answered.entries} alert={alert} />
      </div>
    </div>
  );
}

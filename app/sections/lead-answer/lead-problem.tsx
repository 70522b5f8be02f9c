import { leadProblem } from "#content/ui/lead-problem.ts";
import type { FormDefinition } from "#forms/define-form.ts";
import { ContactWays } from "#app/sections/contact/contact-section.tsx";
import type { ControlsOf } from "#app/sections/lead-form/lead-fields.tsx";
import { LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { answeredForm } from "./answered-form.ts";
import styles from "./lead-problem.module.css";

type LeadProblemProps<Form extends FormDefinition> = {
  form: Form;
  controls: ControlsOf<Form["fields"]>;
  answered: NonNullable<ReturnType<typeof answeredForm>>;
};

/** The page around a form that the server sends back because it has errors or could not be stored. */
export function LeadProblem<Form extends FormDefinition>({
  form,
  controls,
  answered,
}: LeadProblemProps<Form>) {
  const words = useWords(leadProblem);
  const { what } = useWords(form.words);
  const { alert, ...entries } = answered;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{fillIn(words.heading, { what })}</h1>
      {alert && (
        <p className={styles.alert} role="alert">
          {alert}
        </p>
      )}
      <div className={styles.columns}>
        <ContactWays />
        <div>
          {/* The heading level between the page's heading and that of the error summary. */}
          <h2>
            <VisuallyHidden>{fillIn(words.form, { what })}</VisuallyHidden>
          </h2>
          <LeadForm form={form} controls={controls} {...entries} />
        </div>
      </div>
    </div>
  );
}

import { office } from "#content/office.ts";
import { leadDemo } from "#content/ui/lead-demo.ts";
import { leadForm } from "#content/ui/lead-form.ts";
import { takesFile, type FormDefinition } from "#forms/define-form.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { fillIn } from "#words/fill-in.ts";
import { fillInNodes } from "#app/ui/fill-in-nodes.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { TrapField } from "#app/sections/form-signals/trap-field.tsx";
import { sourceAsField } from "#app/sections/form-signals/visit-source.ts";
import { DraftLine } from "./draft-line.tsx";
import { LeadFields, type ControlsOf } from "./lead-fields.tsx";
import { LeadResultDialog } from "./lead-result-dialog.tsx";
import { SendButton, SendStatus } from "./send-button.tsx";
import { isDemo } from "#app/sections/form-signals/demo.ts";
import { useLeadForm, type AnsweredForm } from "./use-lead-form.ts";
import demoStyles from "./lead-demo.module.css";
import styles from "./lead-form.module.css";

type LeadFormProps<Form extends FormDefinition> = AnsweredForm & {
  form: Form;
  controls: ControlsOf<Form["fields"]>;
};

/** A form that creates a lead. Without scripts it posts, and the server answers with a page. */
export function LeadForm<Form extends FormDefinition>({
  form: english,
  controls,
  ...answered
}: LeadFormProps<Form>) {
  const state = useLeadForm(english, answered, sourceAsField);
  const { what, next, fields, purpose } = state.form;
  const words = useWords(leadForm);
  const { limits = words.limits } = state.form;
  /** The page with the reference is on its way, in place of the dialog. */
  const isMoving = state.answersOnPage && state.result?.status === "sent";

  return (
    <form
      {...state.attributes}
      encType={takesFile(state.form) ? "multipart/form-data" : undefined}
      className={styles.form}
    >
      <TrapField />
      {isDemo && <DemoNotice />}
      <ErrorSummary
        ref={state.summary}
        order={Object.keys(fields)}
        errors={state.errors}
        help={fillInNodes(words.stuck, {
          phone: (
            <a href={`tel:${office.phone.e164}`}>{office.phone.display}</a>
          ),
        })}
      />
      <LeadFields
        form={state.form}
        controls={controls}
        entries={answered.entries}
        errors={state.errors}
      />
      <div className={styles.send}>
        <SendButton
          state={{ ...state, sending: state.sending || isMoving }}
          label={fillIn(words.send, { what })}
        />
        <p className={styles.notice}>
          {fillInNodes(words.notice, {
            purpose: purpose ?? "",
            privacyNotice: (
              <PageLink to="/privacy-notice">{words.privacyNotice}</PageLink>
            ),
            limits,
          })}
        </p>
        <SendStatus state={state} />
        <DraftLine
          form={state.form}
          draft={state.draft}
          onClear={state.clear}
        />
      </div>
      {state.help && (
        <state.help.SecretNumberDialog
          form={state.form}
          found={state.secrets.found}
          onDecide={state.secrets.decide}
        />
      )}
      <LeadResultDialog
        what={what}
        next={next}
        result={isMoving ? undefined : state.result}
        onClose={state.closeResult}
      />
    </form>
  );
}

function DemoNotice() {
  return <p className={demoStyles.demo}>{useWords(leadDemo).notice}</p>;
}

import { office } from "#content/office.ts";
import { leadForm } from "#content/ui/lead-form.ts";
import { subscribeCard } from "#content/ui/subscribe-card.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TrapField } from "#app/sections/form-signals/trap-field.tsx";
import { boxControls } from "#app/sections/lead-form/box-control.tsx";
import { LeadFields } from "#app/sections/lead-form/lead-fields.tsx";
import {
  SendButton,
  SendStatus,
} from "#app/sections/lead-form/send-button.tsx";
import type {
  AnsweredForm,
  FormState,
} from "#app/sections/lead-form/use-lead-form.ts";
import { fillInNodes } from "#app/ui/fill-in-nodes.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./subscribe-form.module.css";

type SubscribeFormProps = Pick<AnsweredForm, "entries"> & {
  state: FormState;
  /** If the server answers a post without scripts that was not stored. */
  alert?: string;
};

/** Email address and consent. Without scripts it posts, and the server answers with a page. */
export function SubscribeForm({ state, entries, alert }: SubscribeFormProps) {
  const words = useWords(subscribeCard);
  const { stuck } = useWords(leadForm);
  const { form, errors, result, sending } = state;
  const isWrong = Object.keys(errors).length > 0;
  const email = <a href={`mailto:${office.email}`}>{office.email}</a>;
  const phone = <a href={`tel:${office.phone.e164}`}>{office.phone.display}</a>;
  const failed =
    result && !sending && !isWrong
      ? fillInNodes(words.failed, { phone, email })
      : alert;
  return (
    <form {...state.attributes} className={styles.form}>
      <TrapField />
      <ErrorSummary
        ref={state.summary}
        order={Object.keys(form.fields)}
        errors={errors}
        help={fillInNodes(stuck, { phone })}
      />
      {failed && (
        <p role="alert" className={styles.failed}>
          {failed}
        </p>
      )}
      <LeadFields
        form={form}
        controls={boxControls}
        entries={entries}
        errors={errors}
      />
      <div>
        <SendButton state={state} label={words.submit} />
        <SendStatus state={state} />
      </div>
    </form>
  );
}

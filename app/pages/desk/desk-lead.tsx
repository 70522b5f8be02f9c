import type { desk as deskWords } from "#content/desk.ts";
import type { DeskView, OpenedLead } from "#app/document/desk-view.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Due } from "./desk-leads.tsx";
import styles from "./desk-leads.module.css";

type DeskLeadProps = {
  desk: Extract<DeskView, { page: "lead" }>;
  words: typeof deskWords;
};

type PartProps = { lead: OpenedLead; words: (typeof deskWords)["lead"] };

/** One lead: what its visitor wrote, how to answer, and what the office has done about it. */
export function DeskLead({
  desk: { lead, refused },
  words: all,
}: DeskLeadProps) {
  const { lead: words } = all;
  const { call, write, suspect, history } = lead;
  return (
    <>
      <PageHero
        hero={{
          title: lead.name,
          description: `${lead.kind} · ${lead.reference}`,
        }}
        actions={
          <>
            {call && <ButtonLink to={call.to}>{call.label}</ButtonLink>}
            {write && (
              <ButtonLink to={write} variant={call ? "outline" : "primary"}>
                {words.write}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className={styles.body}>
        <p className={styles.links}>
          <a href={suspect ? "/desk?suspects" : "/desk"}>{words.back}</a>
        </p>
        <div>
          <Due lead={lead} words={all.leads} />
          <p role="status">{lead.status}</p>
        </div>
        <Status lead={lead} words={words} />
        <section className={styles.entries} aria-labelledby="entries">
          <h2 id="entries" className={styles.name}>
            {words.entries}
          </h2>
          <dl>
            {lead.entries.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Files lead={lead} words={words} />
        <Give lead={lead} words={words} />
        <form method="post" action="/desk/note" className={styles.form}>
          <input type="hidden" name="id" value={lead.id} />
          <input type="hidden" name="was" value={lead.note} />
          <TextAreaField
            name="note"
            label={words.note}
            hint={words.noteHint}
            {...(refused && { error: refused.error })}
            defaultValue={refused?.typed ?? lead.note}
            rows={3}
            isEither
          />
          <Button type="submit" size="small" variant="outline">
            {words.saveNote}
          </Button>
        </form>
        <section aria-labelledby="history">
          <h2 id="history" className={styles.name}>
            {words.history}
          </h2>
          <ol>
            {history.map(({ what, when }) => (
              <li key={`${when} ${what}`}>
                {when}: {what}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

/** Buttons that say what has become of it. */
function Status({ lead: { id, actions }, words }: PartProps) {
  return (
    <form method="post" action="/desk/lead" className={styles.buttons}>
      <input type="hidden" name="id" value={id} />
      {actions.map((action) => (
        <Button
          key={action}
          type="submit"
          name="action"
          value={action}
          variant="outline"
        >
          {words.actions[action]}
        </Button>
      ))}
    </form>
  );
}

function Give({ lead: { id, colleagues }, words }: PartProps) {
  if (colleagues.length === 0) return null;
  return (
    <form method="post" action="/desk/lead" className={styles.give}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="action" value="taken" />
      <SelectField
        name="to"
        label={words.give}
        options={Object.fromEntries(colleagues.map((one) => [one, one]))}
        required
      />
      <Button type="submit" size="small" variant="outline">
        {words.giveButton}
      </Button>
    </form>
  );
}

function Files({ lead: { files }, words }: PartProps) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files">
      <h2 id="files" className={styles.name}>
        {words.files}
      </h2>
      <p>{words.filesHint}</p>
      <ul>
        {files.map(({ path, label }) => (
          <li key={path} className={styles.links}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

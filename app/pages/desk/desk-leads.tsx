import type { desk as deskWords } from "#content/desk.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { Button } from "#app/ui/button.tsx";
import { fillIn } from "#words/fill-in.ts";
import type { DeskLead, DeskView } from "#app/document/desk-view.ts";
import styles from "./desk-leads.module.css";

type Words = typeof deskWords;

type DeskLeadsProps = {
  desk: Extract<DeskView, { page: "leads" }>;
  words: Words;
};

/** Open leads, and what can be done with each. */
export function DeskLeads({
  desk: { leads, count, more, ends, told, issue },
  words: all,
}: DeskLeadsProps) {
  const { leads: words } = all;
  return (
    <>
      <PageHero
        crumbs={["home"]}
        name={all.name}
        hero={{
          title: fillIn(words.title, { count }),
          description: fillIn(words.ends, { ends }),
        }}
        alert={
          told && (
            <p role="status" className={styles.told}>
              {told}
            </p>
          )
        }
      />
      <div className={styles.body}>
        <p className={styles.links}>
          <a href="/desk/notice">{all.notice.link}</a>
          {count > 0 && (
            <>
              <a href="/desk/leads.xlsx">{words.xlsx}</a>
              <a href="/desk/leads.csv">{words.csv}</a>
            </>
          )}
        </p>
        {leads.length === 0 && <p>{words.none}</p>}
        <ul className={styles.list}>
          {leads.map((lead) => (
            <Lead key={lead.id} lead={lead} words={words} />
          ))}
        </ul>
        {more > 0 && <p>{fillIn(words.more, { count: more })}</p>}
        {issue && <Newsletter issue={issue} words={all.newsletter} />}
      </div>
    </>
  );
}

type NewsletterProps = {
  issue: NonNullable<DeskLeadsProps["desk"]["issue"]>;
  words: Words["newsletter"];
};

function Newsletter({ issue, words }: NewsletterProps) {
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <h2 id="newsletter" className={styles.name}>
        {words.title}
      </h2>
      <p>{fillIn(words.text, issue)}</p>
      <form method="post" action="/desk/newsletter" className={styles.buttons}>
        <input type="hidden" name="issue" value={issue.day} />
        {(["test", "offer"] as const).map((mail) => (
          <Button
            key={mail}
            type="submit"
            name="mail"
            value={mail}
            size="small"
            variant="outline"
          >
            {words[mail]}
          </Button>
        ))}
      </form>
    </section>
  );
}

function Lead({ lead, words }: { lead: DeskLead; words: Words["leads"] }) {
  const { id, reference, kind, name, due, isLate, suspect, who } = lead;
  return (
    <li className={styles.lead}>
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p>
          {kind} · {reference}
        </p>
        <p className={styles.due} data-late={isLate ? "" : undefined}>
          {fillIn(isLate ? words.late : words.due, { due })}
        </p>
        <p>{who}</p>
        {suspect && (
          <p className={styles.suspect}>
            {fillIn(words.suspect, { why: suspect })}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <form method="post" action="/desk/lead" className={styles.buttons}>
          <input type="hidden" name="id" value={id} />
          {lead.actions.map((action, nth) => (
            <Button
              key={action}
              type="submit"
              name="action"
              value={action}
              size="small"
              variant={nth === 0 ? "primary" : "outline"}
            >
              {words.actions[action]}
            </Button>
          ))}
        </form>
        <Note lead={lead} words={words} />
      </div>
    </li>
  );
}

/** Open at once if it was not saved. */
function Note({
  lead: { id, reference, note, refused },
  words,
}: {
  lead: DeskLead;
  words: Words["leads"];
}) {
  const errorId = `${reference}-error`;
  return (
    <div>
      {note && <p className={styles.note}>{note}</p>}
      <details open={refused ? true : undefined}>
        <summary className={styles.summary}>
          {note ? words.changeNote : words.addNote}
        </summary>
        <form method="post" action="/desk/note" className={styles.form}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="was" value={note} />
          {refused && (
            <p id={errorId} className={styles.error}>
              {refused.error}
            </p>
          )}
          <label className={styles.label}>
            {words.note}
            <textarea
              name="note"
              rows={3}
              defaultValue={refused?.typed ?? note}
              aria-invalid={refused ? true : undefined}
              aria-describedby={refused && errorId}
              className={styles.control}
            />
          </label>
          <Button type="submit" size="small">
            {words.saveNote}
          </Button>
        </form>
      </details>
    </div>
  );
}

import type { desk as deskWords } from "#content/desk.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { Button } from "#app/ui/button.tsx";
import { fillIn } from "#words/fill-in.ts";
import {
  pathOfLead,
  type DeskLead,
  type DeskView,
} from "#app/document/desk-view.ts";
import styles from "./desk-leads.module.css";

type Words = typeof deskWords;

type DeskLeadsProps = {
  desk: Extract<DeskView, { page: "leads" }>;
  words: Words;
};

/** Open leads, or those that look like spam, and what can be done with each. */
export function DeskLeads({ desk, words: all }: DeskLeadsProps) {
  const { leads, areSuspect, count, suspects, mailbox, told, issue } = desk;
  const { leads: words, devices } = all;
  const title = areSuspect
    ? fillIn(all.suspects.title, { count: suspects })
    : fillIn(words.title, { count });
  const ends = fillIn(words.ends, { ends: desk.ends });
  const scope = mailbox ? ` ${fillIn(words.scope, { mailbox })}` : "";
  return (
    <>
      <PageHero
        hero={{
          title,
          description: areSuspect ? all.suspects.intro : ends + scope,
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
        {areSuspect ? (
          <div className={styles.links}>
            <a href="/desk">{all.suspects.back}</a>
            {suspects > 0 && (
              <form method="post" action="/desk/suspects">
                <Button type="submit" size="small" variant="outline">
                  {all.suspects.close}
                </Button>
              </form>
            )}
          </div>
        ) : (
          <p className={styles.links}>
            <a href="/desk/notice">{all.notice.link}</a>
            <a href="/desk/devices">{devices.link}</a>
            {suspects > 0 && (
              <a href="/desk?suspects">
                {fillIn(all.suspects.link, { count: suspects })}
              </a>
            )}
            {count + suspects > 0 && (
              <>
                <a href="/desk/leads.xlsx">{words.xlsx}</a>
                <a href="/desk/leads.csv">{words.csv}</a>
              </>
            )}
          </p>
        )}
        {leads.length === 0 && (
          <p>{areSuspect ? all.suspects.none : words.none}</p>
        )}
        <ul className={styles.list}>
          {leads.map((lead) => (
            <Lead key={lead.id} lead={lead} words={words} />
          ))}
        </ul>
        <Pages desk={desk} words={words} />
        {issue && !areSuspect && (
          <Newsletter issue={issue} words={all.newsletter} />
        )}
      </div>
    </>
  );
}

/** To older leads, and back to the newest. */
function Pages({
  desk: { areSuspect, isLater, next },
  words,
}: {
  desk: DeskLeadsProps["desk"];
  words: Words["leads"];
}) {
  const list = areSuspect ? "/desk?suspects" : "/desk";
  const mark = areSuspect ? "&" : "?";
  if (!isLater && !next) return null;
  return (
    <p className={styles.links}>
      {isLater && <a href={list}>{words.newest}</a>}
      {next && (
        <a href={`${list}${mark}before=${encodeURIComponent(next)}`}>
          {words.next}
        </a>
      )}
    </p>
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
        <h2 className={styles.name}>
          <a href={pathOfLead(lead)}>{name}</a>
        </h2>
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
      {lead.entries && (
        <section className={styles.entries} aria-label={words.entries}>
          <dl>
            {lead.entries.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
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

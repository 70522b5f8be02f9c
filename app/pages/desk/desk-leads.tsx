import type { desk as deskWords } from "#content/desk.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { fillIn } from "#words/fill-in.ts";
import {
  pathOfLead,
  type ListedLead,
  type DeskView,
} from "#app/document/desk-view.ts";
import styles from "./desk-leads.module.css";

type Words = typeof deskWords;

type DeskLeadsProps = {
  desk: Extract<DeskView, { page: "leads" }>;
  words: Words;
};

/** Open leads, those that look like spam, or those that a search found. */
export function DeskLeads({ desk, words: all }: DeskLeadsProps) {
  const { leads, areSuspect, search, count, suspects, mailbox, notice, issue } =
    desk;
  const { leads: words, devices } = all;
  const title = search
    ? fillIn(words.found, { search })
    : areSuspect
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
          notice && (
            <p role="status" className={styles.notice}>
              {notice.reference && (
                <a href={pathOfLead({ reference: notice.reference })}>
                  {notice.reference}
                </a>
              )}{" "}
              {notice.text}
            </p>
          )
        }
      />
      <div className={styles.body}>
        {areSuspect || search ? (
          <div className={styles.links}>
            <a href="/desk">{words.back}</a>
            {areSuspect && suspects > 0 && (
              <details>
                <summary className={styles.summary}>
                  {all.suspects.close}
                </summary>
                <form
                  method="post"
                  action="/desk/suspects"
                  className={styles.form}
                >
                  <input type="hidden" name="until" value={desk.now} />
                  <p>{all.suspects.sure}</p>
                  <Button type="submit" size="small">
                    {all.suspects.yes}
                  </Button>
                </form>
              </details>
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
          </p>
        )}
        <search>
          <form action="/desk" className={styles.give}>
            <Field
              name="search"
              type="search"
              label={words.search}
              defaultValue={search}
              isEither
            />
            <Button type="submit" size="small" variant="outline">
              {words.searchButton}
            </Button>
          </form>
        </search>
        {leads.length === 0 && (
          <p>
            {search
              ? fillIn(words.noneFound, { search })
              : areSuspect
                ? all.suspects.none
                : words.none}
          </p>
        )}
        <ul className={styles.list}>
          {leads.map((lead) => (
            <Lead key={lead.reference} lead={lead} words={words} />
          ))}
        </ul>
        <Pages desk={desk} words={words} />
        {issue && !areSuspect && !search && (
          <Newsletter issue={issue} words={all.newsletter} />
        )}
      </div>
    </>
  );
}

/** To older leads, back to the newest, and a spreadsheet of all of them. */
function Pages({
  desk: { leads, areSuspect, search, isLater, next },
  words,
}: {
  desk: DeskLeadsProps["desk"];
  words: Words["leads"];
}) {
  const path = (more?: "before" | "csv", value = "") => {
    const query = new URLSearchParams();
    if (search) query.set("search", search);
    if (areSuspect) query.set("suspects", "");
    if (more) query.set(more, value);
    return `/desk?${query}`;
  };
  return (
    <p className={styles.links}>
      {isLater && <a href={path()}>{words.newest}</a>}
      {next && <a href={path("before", next)}>{words.next}</a>}
      {leads.length > 0 && <a href={path("csv")}>{words.csv}</a>}
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

function Lead({ lead, words }: LeadProps) {
  const { reference, kind, name, status } = lead;
  return (
    <li className={styles.lead}>
      <h2 className={styles.name}>
        <a href={pathOfLead(lead)}>{name}</a>
      </h2>
      <div>
        <p>
          {kind} · {reference}
        </p>
        <Due lead={lead} words={words} />
        <p>{status}</p>
      </div>
    </li>
  );
}

type LeadProps = { lead: ListedLead; words: Words["leads"] };

/** When it is due, and why it looks like spam, if so. */
export function Due({ lead: { due, isLate, suspect }, words }: LeadProps) {
  return (
    <>
      {due && (
        <p className={styles.due} data-late={isLate ? "" : undefined}>
          {fillIn(isLate ? words.late : words.due, { due })}
        </p>
      )}
      {suspect && (
        <p className={styles.suspect}>
          {fillIn(words.suspect, { why: suspect })}
        </p>
      )}
    </>
  );
}

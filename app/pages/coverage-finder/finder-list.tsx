import { office } from "#content/office.ts";
import { finderPage } from "#content/ui/finder-page.ts";
import { sources } from "#content/ui/sources.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CopyLink } from "#app/ui/copy-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import {
  coverageGroups,
  findCoverages,
  finderAddress,
  quoteAddress,
  type FinderAnswers,
  type FoundCoverage,
} from "#queries/finder-answers.ts";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { FinderPicture, type FinderWords } from "./finder-picture.tsx";
import { FinderPlaces } from "./finder-places.tsx";
import fold from "#app/ui/fold-mark.module.css";
import smallPrint from "#app/ui/small-print.module.css";
import styles from "./finder-list.module.css";

type FinderListProps = { words: FinderWords; answers: FinderAnswers };

/** The coverages to ask about by group, each with its number and reason, for a quote, to print or share. */
export function FinderList({ words, answers }: FinderListProps) {
  const labels = useWords(finderPage);
  const sourceWords = useWords(sources);
  const found = findCoverages(words.rules, answers);
  const { title, empty, more, groups, notice } = words.list;
  const hasElsewhere = words.quote.startsWith("https:");
  return (
    <section id="list" aria-labelledby="list-name list-title">
      <div className={styles.part}>
        <p className={styles.brokerage}>
          {office.name}, {office.phone.display}
        </p>
        <p id="list-name" className={styles.name}>
          {title}
        </p>
        <h1 id="list-title" tabIndex={-1} autoFocus className={styles.heading}>
          {headingFor(labels, found.length)}
        </h1>
        {found.length > 0 ? (
          <div className={styles.actions}>
            <ButtonLink to={quoteAddress(answers)}>
              {words.send.button}
            </ButtonLink>
            {hasElsewhere && (
              <span className={smallPrint.text}>{words.send.outside}</span>
            )}
          </div>
        ) : (
          <p>{empty}</p>
        )}
      </div>
      <FinderPicture words={words} answers={answers} question={undefined}>
        <FinderPlaces found={found} />
      </FinderPicture>
      <div className={styles.part}>
        <div className={styles.groups}>
          {coverageGroups.map((group) => (
            <Group
              key={group}
              id={group}
              words={groups[group]}
              found={found}
              more={more}
            />
          ))}
        </div>
        {found.length > 0 && (
          <div className={styles.actions}>
            <PrintButton />
            <CopyLink />
          </div>
        )}
        <Answers words={words} answers={answers} />
        <p className={styles.notice}>{notice}</p>
        <details className={styles.sources}>
          <summary>{sourceWords.title}</summary>
          <ul>
            {words.sourceList.map(({ text, source, lang }) => (
              <li key={text}>
                {text} {lang ? <span lang={lang}>{source}</span> : source}.
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}

function headingFor(labels: typeof finderPage, count: number) {
  if (count === 0) return labels.resultNone;
  return fillIn(count === 1 ? labels.resultOne : labels.resultMany, { count });
}

type GroupProps = {
  id: (typeof coverageGroups)[number];
  words: { title: string; text: string };
  /** All groups. The numbers go on from one to the next. */
  found: readonly FoundCoverage[];
  more: string;
};

function Group({ id, words, found, more }: GroupProps) {
  const first = found.findIndex(({ group }) => group === id);
  if (first < 0) return null;
  return (
    <div className={styles.group} data-group={id}>
      <h2 className={styles.title}>{words.title}</h2>
      <p className={styles.muted}>{words.text}</p>
      <ul className={styles.entries}>
        {found
          .filter(({ group }) => group === id)
          .map(({ title, why, by, page, tool }, index) => (
            <li key={title} className={styles.entry}>
              <details>
                <summary className={styles.summary}>
                  <span className={styles.number}>{first + index + 1}</span>
                  <h3 className={styles.coverage}>{title}</h3>
                  <span className={fold.mark} aria-hidden="true" />
                </summary>
                <div className={styles.reason}>
                  {by && <p className={styles.by}>{by}.</p>}
                  <p className={styles.muted}>{why}</p>
                  <PageLink to={page.path} className={styles.more}>
                    {more} {page.label}
                  </PageLink>
                  {tool && (
                    <PageLink to={tool.path} className={styles.more}>
                      {tool.label}
                    </PageLink>
                  )}
                </div>
              </details>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Each answer, and each question without one, as a link to its question. */
function Answers({ words, answers }: FinderListProps) {
  const labels = useWords(finderPage);
  const side = words.rules[answers.side];
  const chips = side.questions.flatMap(({ name, question, options }, index) => {
    const chosen = options.filter(({ value }) =>
      answers.picked.includes(`${name}=${value}`),
    );
    const texts = chosen.length
      ? chosen.map(({ label }) => label)
      : [fillIn(labels.skipped, { question })];
    return texts.map((text) => ({ text, question: index + 2 }));
  });
  return (
    <nav aria-labelledby="change-title" className={styles.change}>
      <h2 id="change-title" className={styles.title}>
        {labels.change}
      </h2>
      <ul className={styles.chips}>
        {[{ text: side.label, question: 1 }, ...chips].map(
          ({ text, question }) => (
            <li key={text}>
              <ButtonLink
                to={finderAddress(answers, question)}
                variant="outline"
                size="small"
              >
                {text}
              </ButtonLink>
            </li>
          ),
        )}
      </ul>
      <ButtonLink to="/coverage-finder" variant="quiet">
        {labels.restart}
      </ButtonLink>
    </nav>
  );
}

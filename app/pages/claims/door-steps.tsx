import type { ReportAClaim } from "#content/report-a-claim.ts";
import { claimsPage } from "#content/ui/claims-page.ts";
import { OfficeLine } from "#app/sections/office-line/office-line.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { Checklist } from "#app/sections/checklist/checklist.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Folded } from "#app/ui/folded.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import styles from "./door-steps.module.css";

type DoorStepsProps = { door: ReportAClaim["doors"][number] };

/** What to do after one kind of loss. */
export function DoorSteps({ door }: DoorStepsProps) {
  const words = useWords(claimsPage);
  const { id, title, text, lists, links } = door;
  return (
    <Folded hidden>
      <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
        <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.now}>
          <ButtonLink to="#carriers" size="small">
            <Icon name="phone" />
            {words.toCarrier}
          </ButtonLink>
          <ButtonLink to="#call" variant="outline" size="small">
            <Icon name="file" />
            {words.toPhotos}
          </ButtonLink>
        </p>
        <div className={styles.office}>
          <OfficeLine />
        </div>
        {lists.map((list) => (
          <div key={list.id} id={list.id} className={styles.list}>
            {list.title && <h3 tabIndex={-1}>{list.title}</h3>}
            {list.text && (
              <p className={styles.text}>
                <LinkedText text={list.text} />
              </p>
            )}
            <Checklist id={list.id} steps={list.steps} inOrder />
          </div>
        ))}
        <div className={styles.links}>
          <PrintButton />
          {links.map(({ label, to }) => (
            <ButtonLink key={to} to={to} variant="quiet">
              {label}
            </ButtonLink>
          ))}
        </div>
      </section>
    </Folded>
  );
}

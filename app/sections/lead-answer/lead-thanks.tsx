import { PageHero, type Crumb } from "#app/sections/page-hero/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import styles from "./lead-answer.module.css";

type LeadThanksProps = {
  /** What was sent: "message". */
  what: string;
  /** What happens next. */
  words: string;
  /** The name by which the lead is known, where it is. */
  reference?: string;
  crumbs: readonly Crumb[];
  /** The way on. */
  back: { label: string; to: string };
};

/** What is said once a lead is kept. */
export function LeadThanks(props: LeadThanksProps) {
  const { what, words, reference, crumbs, back } = props;
  return (
    <>
      <PageHero
        name={`${what[0]?.toUpperCase()}${what.slice(1)} sent`}
        crumbs={crumbs}
        title={`Your ${what} has been successfully sent`}
        description={
          reference ? `Your reference is ${reference}. ${words}` : words
        }
        actions={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
      />
      <div className={styles.end} />
    </>
  );
}

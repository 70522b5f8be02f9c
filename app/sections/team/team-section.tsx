import type { ReactNode } from "react";
import { team } from "#content/ui/team.ts";
import type { People } from "#content/people.ts";
import type { Picture } from "#app/content/picture.ts";
import { Button } from "#app/ui/button.tsx";
import { Image } from "#app/ui/image.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./team-section.module.css";

/** As in the style sheet. */
const pageSize = 3;

type Member = Omit<People[number], "image" | "photo" | "description"> & {
  picture: Picture;
  description?: string;
};

type TeamSectionProps = {
  members: readonly Member[];
  /** Whether somebody answers. */
  line?: ReactNode;
};

/**
 * Three executives. Load More shows the next three, Load Less goes back to the first three
 * (app/document/page-script.js).
 */
export function TeamSection({ members, line }: TeamSectionProps) {
  const words = useWords(team);
  if (members.length === 0) return null;

  return (
    <Section id="team" title={words.title} intro={words.intro}>
      {line}
      <ul className={styles.list} data-items="">
        {members.map((member) => (
          <li key={member.id} id={member.id} className={styles.person}>
            <MemberCard {...member} />
          </li>
        ))}
      </ul>
      <div className={styles.buttons} data-scripted="">
        {members.length > pageSize && (
          <>
            <Button variant="quiet" data-more={`${pageSize} ${pageSize}`}>
              {words.more}
            </Button>
            <Button variant="quiet" data-less="" hidden>
              {words.less}
            </Button>
          </>
        )}
      </div>
    </Section>
  );
}

function MemberCard(member: Member) {
  const words = useWords(team);
  const { picture, name, position, description, handles } = member;
  const { linkedin, email, phone } = member;
  return (
    <>
      <div className={styles.portrait}>
        <Image {...picture} alt="" />
      </div>
      <div>
        <h3 className={styles.name} tabIndex={-1}>
          {name}
        </h3>
        <p className={styles.position}>{position}</p>
        {description && <p className={styles.description}>{description}</p>}
        {description && handles && (
          <p className={styles.description}>
            <b>{words.handles}</b> {handles}
          </p>
        )}
      </div>
      <ul className={styles.links}>
        {phone && (
          <li>
            <a
              href={`tel:${phone.e164}`}
              aria-label={`${phone.display}, ${name}`}
            >
              {phone.display}
            </a>
          </li>
        )}
        <li>
          <PageLink to="/portals/booking-scheduler">
            {words.meet}
            <VisuallyHidden>{` ${fillIn(words.meetWith, { name })}`}</VisuallyHidden>
          </PageLink>
        </li>
        <li>
          <a href={`mailto:${email}`}>
            {words.email}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </a>
        </li>
        {linkedin && (
          <li>
            <OutsideLink href={linkedin}>
              {words.linkedin}
              <VisuallyHidden>{` ${fillIn(words.profileOf, { name })}`}</VisuallyHidden>
            </OutsideLink>
          </li>
        )}
      </ul>
    </>
  );
}

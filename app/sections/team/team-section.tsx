import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { team } from "#content/ui/team.ts";
import type { People } from "#content/people.ts";
import type { Picture } from "#app/content/picture.ts";
import { Button } from "#app/ui/button.tsx";
import { Image } from "#app/ui/image.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { painted } from "#app/ui/painted.ts";
import { Section } from "#app/ui/section.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./team-section.module.css";

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

/** Three executives. Load More shows the next three, Load Less goes back to the first three. */
export function TeamSection({ members, line }: TeamSectionProps) {
  const words = useWords(team);
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(pageSize);

  if (members.length === 0) return null;

  async function show(count: number, focusOn: number) {
    await painted();
    flushSync(() => setShown(count));
    list.current?.querySelectorAll("h3")[focusOn]?.focus();
  }

  return (
    <Section id="team" title={words.title} intro={words.intro}>
      {line}
      <ul ref={list} className={styles.list}>
        {members.map((member, index) => (
          <li key={member.id} className={styles.person} hidden={index >= shown}>
            <MemberCard {...member} />
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {shown < members.length && (
          <Button
            variant="quiet"
            data-replay=""
            onClick={() => show(shown + pageSize, shown)}
          >
            {words.more}
          </Button>
        )}
        {shown > pageSize && (
          <Button variant="quiet" onClick={() => show(pageSize, 0)}>
            {words.less}
          </Button>
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

import type { People } from "#content/people.ts";
import { team } from "#content/ui/team.ts";
import type { Picture } from "#app/content/picture.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { fillIn } from "#words/fill-in.ts";
import styles from "./person-line.module.css";

export type ContactPerson = Pick<People[number], "name" | "phone"> & {
  picture: Picture;
};

/** A person with a portrait, the phone number, and a link to book a meeting. */
export function PersonLine({
  person: { name, phone, picture },
}: {
  person: ContactPerson;
}) {
  const words = useWords(team);
  return (
    <div className={styles.person}>
      <img
        {...picture}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className={styles.portrait}
      />
      <p>
        <b>{name}</b>
        <span className={styles.ways}>
          {phone && (
            <a
              href={`tel:${phone.e164}`}
              aria-label={`${phone.display}, ${name}`}
            >
              {phone.display}
            </a>
          )}
          <PageLink to="/portals/booking-scheduler">
            {words.meet}
            <VisuallyHidden>{` ${fillIn(words.meetWith, { name })}`}</VisuallyHidden>
          </PageLink>
        </span>
      </p>
    </div>
  );
}

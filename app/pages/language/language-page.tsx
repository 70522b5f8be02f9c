import { contact } from "#content/forms/contact.ts";
import { contactSubject } from "#content/ui/contact-subject.ts";
import { navigation } from "#content/navigation.ts";
import { firstPage } from "#app/content/first-page.ts";
import type { PageHandle } from "#app/layout/page-types.ts";
import { Island } from "#app/islands/island.tsx";
import { ContactForm } from "#app/sections/contact/contact-form.tsx";
import { ContactFormSection } from "#app/sections/contact/contact-form-section.tsx";
import { Cutaway } from "#app/sections/cutaway/cutaway.tsx";
import { leadPage } from "#app/sections/lead-answer/lead-page.ts";
import { LeadProblem } from "#app/sections/lead-answer/lead-problem.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { TaskStrip } from "#app/sections/tasks/task-strip.tsx";
import { TeamSection } from "#app/sections/team/team-section.tsx";
import { ButtonLink, OutsideButton } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { fillIn } from "#words/fill-in.ts";
import { DoorPictures } from "#app/pages/claims/door-pictures.tsx";
import { firstLanguage } from "#words/first-language.ts";
import styles from "./language-page.module.css";

export const handle: PageHandle = { hasContact: true };

export const loader = (arguments_: Parameters<typeof leadPage>[2]) =>
  leadPage(contact, firstPage(arguments_.url), arguments_);

export { meta } from "#app/layout/page-meta.ts";

/** The first page of another language: what visitors come for, what can happen, and what there is in the language. */
export default function LanguagePage({
  loaderData: page,
}: {
  loaderData: ReturnType<typeof loader>;
}) {
  const { about } = useWords(contactSubject);
  const { tasks, finds } = useWords(navigation);
  const { subject, answered, house, claims, groups, elsewhere } = page;
  if (answered)
    return (
      <LeadProblem words={contact.words} answered={answered}>
        <Island name="contact-form" of={ContactForm} props={answered} />
      </LeadProblem>
    );
  return (
    <>
      <PageHero
        {...page}
        actions={
          <>
            <OutsideButton to={tasks.quote.path}>
              {tasks.quote.label}
            </OutsideButton>
            <ButtonLink to={finds.finder.path} variant="outline">
              {finds.finder.label}
            </ButtonLink>
          </>
        }
      />
      <TaskStrip pictures={page.taskPictures} />
      {house.cutaway && (
        <Section id="house" title={house.title}>
          <Cutaway {...house.cutaway} />
        </Section>
      )}
      {claims.doors.length > 0 && (
        <Section
          id="claims"
          title={claims.title}
          intro={claims.text}
          tone="sunk"
        >
          <DoorPictures doors={claims.doors} page={claims.page} />
        </Section>
      )}
      <Section id="here" title={groups.title}>
        <Groups groups={groups.list} />
        <p className={styles.elsewhere}>
          {page.notice}{" "}
          <a href="/" hrefLang={firstLanguage}>
            {elsewhere}
          </a>
        </p>
      </Section>
      <TeamSection members={page.members} />
      <ContactFormSection
        message={subject && `${fillIn(about, { subject })}\n\n`}
      />
    </>
  );
}

type GroupsProps = {
  groups: readonly {
    title: string;
    links: readonly { path: string; name: string }[];
  }[];
};

/** Names of pages, by what they are: folded, but for the first two. */
function Groups({ groups }: GroupsProps) {
  return groups.map(({ title, links }, index) => (
    <Disclosure key={title} summary={title} open={index < 2}>
      <ul className={styles.links}>
        {links.map(({ path, name }) => (
          <li key={path}>
            <PageLink to={path} className={styles.link}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  ));
}

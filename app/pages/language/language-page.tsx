import { contact } from "#content/forms/contact.ts";
import { contactSubject } from "#content/ui/contact-subject.ts";
import { crumbs } from "#content/ui/crumbs.ts";
import { firstPage } from "#app/content/first-page.ts";
import type { PageHandle } from "#app/layout/page-types.ts";
import { Island } from "#app/islands/island.tsx";
import { ContactForm } from "#app/sections/contact/contact-form.tsx";
import { ContactSection } from "#app/sections/contact/contact-section.tsx";
import { leadPage } from "#app/sections/lead-answer/lead-page.ts";
import { LeadProblem } from "#app/sections/lead-answer/lead-problem.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { TaskStrip } from "#app/sections/tasks/task-strip.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { fillIn } from "#words/fill-in.ts";
import styles from "./language-page.module.css";
import { firstLanguage } from "#words/first-language.ts";

export const handle: PageHandle = { hasContact: true };

export const loader = (arguments_: Parameters<typeof leadPage>[2]) =>
  leadPage(contact, firstPage(arguments_.url), arguments_);

export { meta } from "#app/layout/page-meta.ts";

/** The first page of another language: what is in that language, and what is only in English. */
export default function LanguagePage({
  loaderData: page,
}: {
  loaderData: ReturnType<typeof loader>;
}) {
  const words = useWords(crumbs);
  const { about } = useWords(contactSubject);
  const { subject, answered } = page;
  if (answered)
    return (
      <LeadProblem words={contact.words} answered={answered}>
        <Island name="contact-form" of={ContactForm} props={answered} />
      </LeadProblem>
    );
  return (
    <>
      <PageHero {...page} crumbs={[]} name={words.home} />
      <TaskStrip pictures={page.taskPictures} />
      <Section id="here" title={page.here} intro={page.notice}>
        <Groups groups={page.pages} />
      </Section>
      <Section id="elsewhere" title={page.elsewhere} intro={page.elsewhereText}>
        <Groups groups={page.others} lang={firstLanguage} />
      </Section>
      <ContactSection
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
  /** Of the names of the pages. */
  lang?: string;
};

function Groups({ groups, lang }: GroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, links }) => (
        <div key={title}>
          <h3 className={styles.title}>{title}</h3>
          <ul>
            {links.map(({ path, name }) => (
              <li key={path}>
                <PageLink to={path} lang={lang} className={styles.link}>
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

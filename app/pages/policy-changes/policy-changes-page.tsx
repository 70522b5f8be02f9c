import { policyChanges } from "#content/policy-changes.ts";
import type { Crumb } from "#app/content/crumbs.ts";
import { contentOf, inLanguages, pageHere } from "#app/content/languages.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { TaskIndex } from "#app/sections/service-task/task-index.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";
import styles from "./policy-changes-page.module.css";

export function loader({ url }: LoaderArgs) {
  const page = pageHere(url)!;
  return {
    ...contentOf(page, policyChanges),
    ...inLanguages(page),
    crumbs: ["home", "customerService"] satisfies Crumb[],
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** Each need of a client with one link to the right place. */
export default function PolicyChangesPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...page} actions={<TaskIndex tasks={page.groups} />} />
      {page.groups.map((group) => (
        <Section key={group.id} {...group} shape="aside">
          <ul className={styles.needs}>
            {group.needs.map(({ title, text, action }) => (
              <li key={title} className={styles.need}>
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
                <div>
                  <ButtonLink to={action.to} variant="quiet">
                    {action.label}
                  </ButtonLink>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <p className={styles.notice}>{page.notice}</p>
    </>
  );
}

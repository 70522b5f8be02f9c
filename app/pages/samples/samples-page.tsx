import { samples } from "#content/samples.ts";
import { samplesKinds } from "#content/ui/samples-kinds.ts";
import { samplesPage } from "#content/ui/samples-page.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { NameList } from "#app/sections/titled-list/titled-list.tsx";
import { Section } from "#app/ui/section.tsx";
import type { PageProps } from "#app/layout/page-types.ts";

/** The samples of each file, by its key in compile/content-files.ts. */
const labels: Readonly<Record<string, string>> = samplesKinds;

export function loader() {
  const kinds = Map.groupBy(samples, ({ kind }) => kind);
  return {
    name: samplesPage.name,
    title: samplesPage.title,
    description: samplesPage.description,
    hero: { title: samplesPage.heading, description: samplesPage.intro },
    path: "/samples",
    noindex: true,
    kinds: [...kinds].map(([kind, list]) => ({
      kind,
      label: labels[kind] ?? kind,
      names: list.map((one) => one.name),
    })),
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** Everything on a preview that was made up. The banner of every page links here. */
export default function SamplesPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...page} />
      {page.kinds.map(({ kind, label, names }) => (
        <Section key={kind} id={kind} title={label} shape="aside">
          <NameList list={names} />
        </Section>
      ))}
    </>
  );
}

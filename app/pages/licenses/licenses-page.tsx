import { licenses } from "#content/licenses.ts";
import { isPreview } from "#content/preview.ts";
import { licensesPage } from "#content/ui/licenses-page.ts";
import { datedWords } from "#app/content/day-words.ts";
import { Document, Part } from "#app/sections/document/document.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { Prose } from "#app/sections/prose/prose.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { PageProps } from "#app/layout/page-types.ts";
import styles from "./licenses-page.module.css";

export function loader() {
  return {
    ...licenses,
    path: "/licenses",
    dated: datedWords(licenses.dated),
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** The brokerage's licenses, and how to check them. */
export default function LicensesPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  const words = useWords(licensesPage);
  const { check, states } = page;
  const texas = { ...page.texas, id: "texas" };
  const california = { ...page.california, id: "california" };
  const inCalifornia = states.list.find(({ state }) => state === "California");
  return (
    <>
      <PageHero {...page} />
      <Document
        dated={page.dated}
        contents={[
          check,
          texas,
          ...(inCalifornia ? [california] : []),
          ...(states.list.length > 0
            ? [{ id: "states", title: states.title }]
            : []),
        ]}
      >
        <Part id={check.id} title={check.title}>
          <Prose nodes={check.nodes} />
        </Part>
        <Part id={texas.id} title={texas.title}>
          <Prose nodes={[["p", null, texas.intro]]} />
          <dl>
            {texas.list.map(({ license, sells, number }) => (
              <div key={license} className={styles.state}>
                <dt className={styles.name}>{sells}</dt>
                <dd className={styles.number}>
                  {`${license} ${number}`.trim()}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
        {/* The statement required by California Insurance Code 1726, in one paragraph and so in one type size. */}
        {inCalifornia && (
          <Part id={california.id} title={california.title}>
            <Prose
              nodes={[
                [
                  "p",
                  null,
                  fillIn(words.california, {
                    ...california,
                    number: inCalifornia.number,
                  }),
                ],
              ]}
            />
          </Part>
        )}
        {states.list.length > 0 && (
          <Part id="states" title={states.title}>
            {isPreview && <Prose nodes={[["p", null, states.intro]]} />}
            <dl className={styles.states}>
              {states.list.map((one) => (
                <div key={one.state} className={styles.state}>
                  <dt className={styles.name}>{one.state}</dt>
                  <dd className={styles.number}>{one.number}</dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
      </Document>
    </>
  );
}

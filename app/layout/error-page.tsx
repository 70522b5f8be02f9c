import { isRouteErrorResponse } from "react-router";
import { site } from "#content/site.ts";
import { errorPage } from "#content/ui/error-page.ts";
import { fillInNodes } from "#app/ui/fill-in-nodes.ts";
import { useAddress, useWords } from "#app/ui/use-words.ts";
import styles from "./error-page.module.css";

/** Shown if rendering fails: the status or the message, and links. */
export function ErrorPage({ error }: { error: unknown }) {
  const words = useWords(errorPage);
  const home = useAddress("/");
  return (
    <main className={styles.page}>
      <title>{words.title}</title>
      <h1 tabIndex={-1}>{words.heading}</h1>
      <p className={styles.detail}>{describe(error) ?? words.unknown}</p>
      <p>
        {/* A plain link, because loading a page from the server clears most errors. */}
        {fillInNodes(words.ways, {
          home: <a href={home}>{words.home}</a>,
          phone: <a href={`tel:${site.phone.e164}`}>{site.phone.display}</a>,
        })}
      </p>
    </main>
  );
}

function describe(error: unknown): string | undefined {
  if (isRouteErrorResponse(error))
    return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : undefined;
}

import { isRouteErrorResponse } from "react-router";
import { site } from "#content/site.ts";
import styles from "./error-page.later.module.css";

/** Shows when rendering fails: the status or the message, and ways on. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <main className={styles.page}>
      <title>{`Unexpected Application Error | ${site.shortName}`}</title>
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <p className={styles.detail}>{describe(error)}</p>
      <p>
        {/* A plain link, because loading a page from the server clears most errors. */}
        <a href="/">Go to the home page</a>, or call{" "}
        <a href={`tel:${site.phone.e164}`}>{site.phone.display}</a>.
      </p>
    </main>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error))
    return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "Something went wrong.";
}

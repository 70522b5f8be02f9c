import { isPreview } from "#content/preview.ts";
import { preview } from "#content/ui/preview.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./preview-banner.module.css";

/** On every page of a preview: says that names and figures are samples, and links to the list. */
export function PreviewBanner() {
  const words = useWords(preview);
  if (!isPreview) return null;
  return (
    <section aria-label={words.label} className={styles.banner} data-preview="">
      <p>
        <strong>{words.label}.</strong> {words.text}{" "}
        <PageLink to="/samples">{words.link}</PageLink>
      </p>
    </section>
  );
}

import { certificateSketch } from "#content/ui/certificate-sketch.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./certificate-sketch.module.css";

export type SketchLine = {
  label: string;
  /** The certificate has to show this line. */
  isRequired: boolean;
  limits?: string | undefined;
  isAdditional?: boolean;
  /** Undefined on every line: nobody asked about waivers. */
  isWaived?: boolean;
};

type CertificateSketchProps = {
  insured?: string | undefined;
  holder?: string | undefined;
  lines: readonly SketchLine[];
  wording?: string | undefined;
};

/** A certificate whose boxes fill with the visitor's answers. It is no form that anyone uses, and says so. */
export function CertificateSketch({
  insured,
  holder,
  lines,
  wording,
}: CertificateSketchProps) {
  const words = useWords(certificateSketch);
  const hasWaivers = lines.some((line) => line.isWaived !== undefined);
  const mark = (isMarked: boolean | undefined) =>
    isMarked && <span className={styles.mark}>{words.mark}</span>;

  return (
    <figure className={styles.sketch}>
      <figcaption className={styles.caption}>{words.caption}</figcaption>
      <Box label={words.insured} text={insured} />
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.additional}</th>
            {hasWaivers && <th scope="col">{words.waived}</th>}
            <th scope="col">{words.limits}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label} data-asked={line.isRequired || undefined}>
              <th scope="row">{line.label}</th>
              <td data-endorsed={line.isAdditional || undefined}>
                {mark(line.isAdditional)}
              </td>
              {hasWaivers && (
                <td data-endorsed={line.isWaived || undefined}>
                  {mark(line.isWaived)}
                </td>
              )}
              <td>{line.isRequired && (line.limits ?? words.fromPolicy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.some((line) => line.isAdditional || line.isWaived) && (
        <p className={styles.only}>{words.only}</p>
      )}
      <Box label={words.description} text={wording} />
      <Box label={words.holder} text={holder} />
    </figure>
  );
}

/** Its label is always there, so that an empty box looks like one. */
function Box({ label, text }: { label: string; text: string | undefined }) {
  return (
    <div className={styles.box}>
      <p className={styles.label}>{label}</p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}

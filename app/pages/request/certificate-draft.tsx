import { startTransition, useEffect, useState } from "react";
import { CertificateSketch } from "#app/sections/certificate-sketch/certificate-sketch.tsx";

type CertificateDraftProps = {
  /** The kind of the form. */
  kind: string;
  /** The labels of the boxes for lines of insurance, by their names. */
  lines: Readonly<Record<string, string>>;
  /** By a tool, before the visitor typed anything. */
  filledIn: Readonly<Record<string, string>> | undefined;
};

/** The sketch of the certificate that a form on the page asks for. It follows what is typed. */
export function CertificateDraft({
  kind,
  lines,
  filledIn = {},
}: CertificateDraftProps) {
  const [entries, setEntries] =
    useState<Readonly<Record<string, FormDataEntryValue>>>(filledIn);

  // The fields are outside React. Drawing may wait for the next letter.
  useEffect(() => {
    const element = document.querySelector<HTMLFormElement>(
      `form[action$="/${kind}"]`,
    );
    if (!element) return;
    const read = () =>
      startTransition(() =>
        setEntries(Object.fromEntries(new FormData(element))),
      );
    // The fields are empty only after the event.
    const readEmpty = () => queueMicrotask(read);
    read();
    element.addEventListener("input", read);
    element.addEventListener("reset", readEmpty);
    return () => {
      element.removeEventListener("input", read);
      element.removeEventListener("reset", readEmpty);
    };
  }, [kind]);

  const text = (name: string) => String(entries[name] ?? "").trim();
  return (
    <CertificateSketch
      insured={text("insured")}
      holder={`${text("holder")}\n${text("holderAddress")}`}
      lines={Object.entries(lines).map(([name, label]) => ({
        label,
        isRequired: name in entries,
        isAdditional:
          name === "generalLiability" && "additionalInsured" in entries,
      }))}
      wording={text("wording")}
    />
  );
}

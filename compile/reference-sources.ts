import { retentionIn } from "#server/retention.ts";
import { dialed } from "./dialed.ts";
import { isObject } from "./each-text.ts";
import type { LanguageContent } from "./language-folders.ts";
import { localFigures, translatedSite } from "./local-figures.ts";
import type { ContentFile } from "./read-content.ts";
import { fillReferences, type ReferenceSources } from "./references.ts";
import { isSample } from "./samples.ts";
import { withSettings } from "./site-settings.ts";
import { withoutSamples } from "./without-samples.ts";

/** The names of the figures without a source, which a live site does not mention. */
export function sampleFiguresOf(
  files: readonly ContentFile[],
  english: LanguageContent = {},
): readonly string[] {
  const file = files.find(({ name }) => name === "figures.yaml");
  return Object.entries(Object(file?.value ?? english.figures) as object)
    .filter(([, figure]) => isSample(Object(figure) as object))
    .map(([name]) => name);
}

/** What the references in the files of a language stand for, such as {figure:…} and {site:…}. */
export function referenceSources(
  files: readonly ContentFile[],
  language: string,
  english: LanguageContent | undefined,
  sampleFigures: readonly string[] = [],
): ReferenceSources {
  const own = (name: string) =>
    files.find((file) => file.name === `${name}.yaml`)?.value;
  const sources = {
    figure: english
      ? localFigures(english.figures, own("figures"), language)
      : own("figures"),
    retention: retentionIn(language),
  };
  const site = english
    ? translatedSite(english.site, own("site"), language)
    : withSettings(own("site"));
  if (!isObject(site)) return { ...sources, site };
  const texts = siteTexts(site, sources, sampleFigures);
  return { ...sources, site: { ...texts, phone: phoneOf(site.phone) } };
}

/** {site:phone.display} and {site:phone.e164}; in other languages it is already read. */
function phoneOf(phone: unknown) {
  if (typeof phone !== "string") return phone;
  return { display: phone, e164: dialed(phone).e164 ?? "" };
}

/** The texts of site.yaml with their references filled in, and on a live site without sentences that have no source. */
function siteTexts(
  site: Record<string, unknown>,
  sources: ReferenceSources,
  sampleFigures: readonly string[],
): Record<string, unknown> {
  const fill = (text: string) => fillReferences(text, sources).text;
  return Object.fromEntries(
    Object.entries(site).map(([name, text]) => {
      if (typeof text !== "string") return [name, text];
      const written = { text };
      const filled = { text: fill(text) };
      const { value } = withoutSamples(written, filled, sampleFigures, fill);
      return [name, isObject(value) ? value.text : ""];
    }),
  );
}

/** The names with digits in designators.yaml, such as UL 300. Other languages have the English ones. */
export function designatorsOf(
  files: readonly ContentFile[],
  english: LanguageContent = {},
): readonly string[] {
  const file = files.find(({ name }) => name === "designators.yaml");
  const list = file
    ? (Object(file.value) as { designators?: unknown }).designators
    : english.designators;
  return Array.isArray(list) ? list.map(String) : [];
}

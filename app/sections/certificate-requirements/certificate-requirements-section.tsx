import type { SectionOf } from "#content/sections.ts";
import { CertificateSketch } from "#app/sections/certificate-sketch/certificate-sketch.tsx";
import { Checklist } from "#app/sections/checklist/checklist.tsx";
import { Tool, type Answer } from "#app/sections/tool/tool.tsx";
import { certificateRules } from "#forms/certificate/certificate-rules.ts";
import {
  certificateTool,
  linesOf,
  type CertificateResult,
  type Requirement,
} from "#tools/certificate/certificate.ts";
import { dollars } from "#words/dollars.ts";
import { fillIn } from "#words/fill-in.ts";
import styles from "./certificate-requirements.module.css";

type Words = SectionOf<"certificate-requirements">;
type Says = Words["says"];

/** What to look for in the policies before a certificate can show what a contract requires. */
export function CertificateRequirementsSection(words: Words) {
  return <Tool tool={certificateTool} words={words} answer={answer} />;
}

function answer(result: CertificateResult, { id, says }: Words): Answer {
  const { requirements, values } = result;
  const texts = requirements.map((one) => asks(one, says));
  const terms = requirements.filter(({ isTerm }) => isTerm);
  const wording = terms.map((one) => asks(one, says)).join("\n");
  const lines = linesOf(result);
  const isInsured = values.additional !== "no";
  const isWaived = values.waiver === "yes";
  const sentence =
    terms.length === 0
      ? says.noTerms
      : terms.length === 1
        ? says.oneTerm
        : says.sentence;
  const limits = (...amounts: (number | undefined)[]) =>
    amounts
      .flatMap((one) => (one === undefined ? [] : [dollars(one)]))
      .join(" / ") || undefined;
  return {
    sentence: fillIn(sentence, {
      count: requirements.length,
      terms: terms.length,
    }),
    lines: texts,
    form: {
      action: certificateRules.page,
      label: says.request,
      entries: {
        ...Object.fromEntries(
          Object.entries(lines).map(([line, isRequired]) => [
            line,
            isRequired ? "on" : "",
          ]),
        ),
        additionalInsured: isInsured ? "on" : "",
        wording: texts.join("\n"),
      },
    },
    drawing: (
      <div className={styles.answer} data-sheet="">
        <CertificateSketch
          insured={says.insured}
          holder={says.holder}
          lines={[
            {
              label: says.generalLiability,
              isRequired: lines.generalLiability,
              limits: limits(values.occurrence, values.aggregate),
              isAdditional: isInsured,
              isWaived,
            },
            {
              label: says.commercialAuto,
              isRequired: lines.commercialAuto,
              limits: limits(values.auto),
              isAdditional: isInsured && lines.commercialAuto,
              isWaived: isWaived && lines.commercialAuto,
            },
            {
              label: says.umbrellaLine,
              isRequired: lines.umbrella,
              limits: limits(values.umbrella),
              isAdditional: isInsured && lines.umbrella,
            },
            {
              label: says.workersCompensation,
              isRequired: lines.workersCompensation,
              limits: says.statutory,
              isWaived: isWaived && lines.workersCompensation,
            },
          ]}
          wording={wording}
        />
        <div>
          <h3 className={styles.title}>{says.list}</h3>
          <Checklist
            id={`${id}-list`}
            steps={requirements.map((one) => ({
              title: asks(one, says),
              text: says[`${one.id}-text`],
            }))}
          />
        </div>
      </div>
    ),
  };
}

const asks = ({ id, limit }: Requirement, says: Says) =>
  fillIn(says[id], { limit: limit === undefined ? "" : dollars(limit) });

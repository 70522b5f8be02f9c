import {
  certificateLineNames,
  certificateLines,
} from "#forms/certificate-form.ts";
import { claimLines } from "#forms/claim-form.ts";
import type { LeadTable } from "#server/store/schema.ts";
import type { CertificateDetails, ClaimDetails } from "./lead-content.ts";

/** What only leads of a kind have, each with its label, for mails and terminals. What was typed is as it was typed. */
export function detailLines(lead: LeadTable): [label: string, text: string][] {
  if (lead.kind === "certificate") return ofCertificate(parse(lead));
  return lead.kind === "claim" ? ofClaim(parse(lead), lead) : [];
}

function parse<Details>({ details }: LeadTable) {
  return JSON.parse(details ?? "{}") as Details;
}

function ofCertificate(
  details: CertificateDetails,
): [label: string, text: string][] {
  const wanted = certificateLineNames
    .filter((line) => details[line])
    .map((line) => certificateLines[line]);
  return [
    ["Needed by", details.neededBy],
    ["Named insured", details.insured],
    ["Policy", details.policy || "not given"],
    ["Certificate holder", details.holder],
    ["Holder’s address", details.holderAddress.replaceAll("\n", ", ")],
    ["Lines", wanted.join(", ")],
    ["Additional insured", details.additionalInsured ? "asked for" : "no"],
  ];
}

function ofClaim(
  details: ClaimDetails,
  { consent_version }: LeadTable,
): [label: string, text: string][] {
  return [
    ["About", details.line && claimLines[details.line]],
    ["Policy", details.policy || "not given"],
    ["Happened on", details.happenedOn || "not given"],
    ["Best time to call", details.bestTime || "not given"],
    ["Texts", consent_version ? `allowed (words of ${consent_version})` : "no"],
  ];
}

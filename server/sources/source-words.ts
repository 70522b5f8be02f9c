import { lead as words } from "#content/mail/lead.ts";
import { campaignFields, type Source } from "#forms/source-fields.ts";
import type { LeadTable } from "#server/store/schema.ts";
import { fillIn } from "#words/fill-in.ts";

/** Where a lead came from, in at most two lines for people. None if that is unknown. */
export function sourceWords({ source }: Pick<LeadTable, "source">) {
  if (source === null) return [];
  const parsed = JSON.parse(source) as Source;
  const { page, start, referrer } = parsed;
  const pages =
    page && start && start !== page
      ? fillIn(words.source.pages, { page, start })
      : (page ?? start);
  const campaign = campaignFields.flatMap((name) => parsed[name] ?? []);
  const from = [...(referrer ? [referrer] : []), ...campaign].join(", ");
  return [
    ...(pages ? [{ label: words.source.page, text: pages }] : []),
    ...(from ? [{ label: words.source.from, text: from }] : []),
  ];
}

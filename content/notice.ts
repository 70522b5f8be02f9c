import type { Notice } from "#app/content/notice-schema.ts";

/**
 * A notice on top of every page, for a storm or anything else that clients must read first. Write it, set `isOn` to
 * true, build and start: it comes at `from` and goes at `until` by itself.
 */
export default {
  isOn: false,
  title: "Hurricane warning for the upper Texas coast.",
  text: "Carriers are not issuing new wind policies now. If your property is damaged, call your carrier’s claim line first, then us.",
  // Central Daylight Time, March to November, is -05:00; Central Standard Time is -06:00.
  from: "2026-08-24T06:00-05:00",
  until: "2026-08-31T18:00-05:00",
  link: { label: "What to do before, during and after", to: "/storm" },
} satisfies Notice;

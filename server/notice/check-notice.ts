import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";
import type { Notice } from "#app/document/notice.ts";
import type { PageRecord } from "#app/document/page-record.ts";
import { readMoment } from "#server/texas-time.ts";

const longestLabel = 40;

/** In characters. The text is short because it comes before everything else on every page. */
export const limits = { title: 60, text: 160 };

type Problem = { field: string; message: string };

/** What is wrong with which options. */
export class NoticeError extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: Problem[]) {
    super(
      problems.map(({ field, message }) => `--${field} ${message}`).join("\n"),
    );
    this.problems = problems;
  }
}

const words = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("is empty"),
    v.maxLength(most, `is longer than ${most} characters`),
  );

const moment = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return readMoment(dataset.value.trim());
    } catch (error) {
      addIssue({ message: (error as Error).message });
      return NEVER;
    }
  }),
);

const options = v.object(
  {
    title: words(limits.title),
    text: words(limits.text),
    from: v.optional(moment),
    until: moment,
    link: v.optional(v.pipe(v.string(), v.trim())),
    label: v.optional(words(longestLabel)),
  },
  "is missing",
);

/** The options of `npm run notice -- on`, as typed. */
export type NoticeOptions = Partial<v.InferInput<typeof options>>;

/**
 * Checks the options and fills in defaults: without --from the notice starts now, without --link it has no link, and
 * without --label the link has the name of its page. Throws an error that names the wrong options.
 */
export function checkNotice(
  typed: NoticeOptions,
  now: Date,
  build = "build",
): Notice {
  const { success, issues, output } = v.safeParse(options, typed);
  if (!success)
    throw new NoticeError(
      ...issues.map((one) => ({
        field: v.getDotPath(one) ?? "",
        message: one.message,
      })),
    );
  const { title, text, from = now, until, link, label } = output;
  if (until <= now)
    throw new NoticeError({ field: "until", message: "is in the past" });
  if (until <= from)
    throw new NoticeError({ field: "until", message: "is not after --from" });
  if (label && !link)
    throw new Error("--link is missing: it says where --label leads");
  return {
    title,
    text,
    link: link === undefined ? undefined : linkTo(link, label, build),
    from: from.toISOString(),
    until: until.toISOString(),
  };
}

function linkTo(to: string, label: string | undefined, build: string) {
  const isPhone = /^tel:\+\d+$/.test(to);
  const name = isPhone ? "" : nameOfPage(to, build);
  if (name === undefined)
    throw new Error(
      "--link is not a page of this site, such as /storm, or a phone number, such as tel:+17135550142",
    );
  if (label) return { label, to };
  if (name === "" || name.length > longestLabel)
    throw new Error("--label is missing: it has the words of the link");
  return { label: name, to };
}

/** From the build's record of the page. Undefined if the address has none. */
function nameOfPage(address: string, build: string): string | undefined {
  if (!/^\/(?![/\\])/.test(address)) return undefined;
  if (!existsSync(`${build}/pages`))
    throw new Error("--link cannot be checked without a build: npm run build");
  const { pathname } = new URL(address, "http://localhost");
  const file = `${build}/pages/${encodeURIComponent(pathname)}.json`;
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, "utf8")) as PageRecord).name;
}

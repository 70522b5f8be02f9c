import { desk } from "#content/desk.ts";
import type { NoticeEntries } from "#app/document/desk-view.ts";
import type { Notice } from "#app/document/notice.ts";
import { texasClock } from "#forms/texas-clock.ts";
import {
  checkNotice,
  limits,
  NoticeError,
} from "#server/notice/check-notice.ts";
import { fillIn } from "#words/fill-in.ts";

const { notice: words } = desk;

const day = 86_400_000;

/** A form with the prepared text of this name, otherwise an empty one; until this hour tomorrow. */
export function prepared(name: string | undefined, now: Date): NoticeEntries {
  const ready = words.texts.find((one) => one.name === name);
  const { day: tomorrow, time } = texasClock(new Date(now.getTime() + day));
  return {
    title: ready?.title ?? "",
    text: ready?.text ?? "",
    link: ready?.link ?? "",
    from: "",
    until: `${tomorrow}T${time.slice(0, 2)}:00`,
  };
}

type Checked = {
  notice?: Notice;
  errors: Partial<Record<keyof NoticeEntries, string>>;
};

/** The same rules as those of `npm run notice`, told by field. */
export function checkTyped(entries: NoticeEntries, now: Date): Checked {
  const { title, text, until } = entries;
  const from = entries.from || undefined;
  const link = words.links.find(({ to }) => to === entries.link);
  try {
    return {
      notice: { ...checkNotice({ title, text, from, until }, now), link },
      errors: {},
    };
  } catch (error) {
    if (!(error instanceof NoticeError)) throw error;
    const { errors } = words;
    const messageFor = (field: string) => {
      if (field === "from") return errors.from;
      if (field !== "title" && field !== "text") return errors.until;
      const count = entries[field].trim().length;
      return count === 0
        ? errors.empty
        : fillIn(errors.tooLong, { count, most: limits[field] });
    };
    return {
      errors: Object.fromEntries(
        error.problems.map(({ field }) => [field, messageFor(field)]),
      ),
    };
  }
}

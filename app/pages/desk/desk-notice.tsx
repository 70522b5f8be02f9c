import type { desk as deskWords } from "#content/desk.ts";
import type {
  DeskView,
  NoticeEntries,
  TimedNotice,
} from "#app/document/desk-view.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { fillIn } from "#words/fill-in.ts";
import styles from "./desk-notice.module.css";

type Words = typeof deskWords;
type NoticeView = Extract<DeskView, { page: "notice" }>;

/** The notices of all pages: what shows now and later, a form for another one, and that one's preview. */
export function DeskNotice({
  desk: { shown, waiting, preview, ...form },
  words: all,
}: {
  desk: NoticeView;
  words: Words;
}) {
  const { notice: words } = all;
  return (
    <>
      <PageHero hero={{ title: words.title, description: words.intro }} />
      <div className={styles.body}>
        <p>
          <a href="/desk">{words.back}</a>
        </p>
        {preview ? (
          <section className={styles.part} aria-labelledby="preview">
            <h2 id="preview">{words.preview}</h2>
            <Shown notice={preview} />
            <form
              method="post"
              action="/desk/notice"
              className={styles.buttons}
            >
              {Object.entries(form.entries).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit" name="step" value="up">
                {words.up}
              </Button>
              <Button
                type="submit"
                name="step"
                value="change"
                variant="outline"
              >
                {words.change}
              </Button>
            </form>
          </section>
        ) : (
          <>
            {shown ? (
              <Removable notice={shown} button={words.off} />
            ) : (
              <p>{words.none}</p>
            )}
            {waiting.map((notice) => (
              <Removable
                key={notice.from}
                notice={notice}
                button={words.cancel}
              />
            ))}
            <NoticeForm {...form} words={words} />
          </>
        )}
      </div>
    </>
  );
}

function Removable({
  notice,
  button,
}: {
  notice: TimedNotice;
  button: string;
}) {
  return (
    <div className={styles.part}>
      <Shown notice={notice} />
      <form method="post" action="/desk/notice/off">
        <input type="hidden" name="notice" value={notice.from} />
        <Button type="submit" variant="outline">
          {button}
        </Button>
      </form>
    </div>
  );
}

function Shown({ notice }: { notice: TimedNotice }) {
  const { title, text, link, when } = notice;
  return (
    <>
      <div className={styles.shown}>
        <p>
          <strong>{title}</strong> {text}
        </p>
        {link && <p className={styles.link}>{link.label}</p>}
      </div>
      <p>{when}</p>
    </>
  );
}

type NoticeFormProps = Pick<NoticeView, "entries" | "errors" | "limits"> & {
  words: Words["notice"];
};

function NoticeForm({ entries, errors, limits, words }: NoticeFormProps) {
  const { fields } = words;
  const field = (name: keyof NoticeEntries) => ({
    name,
    defaultValue: entries[name],
    error: errors[name],
  });
  const limited = (name: keyof typeof limits) => ({
    ...field(name),
    label: fields[name].label,
    hint: fillIn(fields[name].hint, { most: limits[name] }),
    required: true,
  });
  return (
    <section className={styles.part} aria-labelledby="write">
      <h2 id="write">{words.write}</h2>
      <p>{words.prepared}</p>
      <p className={styles.buttons}>
        {words.texts.map(({ name }) => (
          <a
            key={name}
            className={styles.text}
            href={`/desk/notice?text=${encodeURIComponent(name)}#write`}
          >
            {name}
          </a>
        ))}
      </p>
      <form
        method="post"
        action="/desk/notice"
        noValidate
        className={styles.form}
      >
        <Field {...limited("title")} />
        <TextAreaField {...limited("text")} rows={4} />
        <Field {...field("from")} {...fields.from} type="datetime-local" />
        <Field
          {...field("until")}
          {...fields.until}
          type="datetime-local"
          required
        />
        <SelectField
          {...field("link")}
          label={fields.link.label}
          none={fields.link.none}
          options={Object.fromEntries(
            words.links.map(({ label, to }) => [to, label]),
          )}
        />
        <Button type="submit" name="step" value="preview">
          {words.look}
        </Button>
      </form>
    </section>
  );
}

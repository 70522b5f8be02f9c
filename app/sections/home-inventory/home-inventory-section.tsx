import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
} from "react";
import { flushSync } from "react-dom";
import type { SectionOf } from "#content/sections.ts";
import { toolErrors } from "#content/ui/tool-errors.ts";
import { tool as toolWords } from "#content/ui/tool.ts";
import charts from "#app/sections/charts/charts.module.css";
import tool from "#app/sections/tool/tool.module.css";
import { Bar } from "#app/ui/bar.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { ExampleTag } from "#app/ui/example-tag.tsx";
import { Field } from "#app/ui/field.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Section } from "#app/ui/section.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useLanguage, useWords } from "#app/ui/use-words.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { claimRules } from "#forms/claim/claim-rules.ts";
import {
  fitting,
  readThing,
  roomsOf,
  totalOf,
  type Room,
  type Thing,
} from "#tools/home-inventory/home-inventory.ts";
import type { Problem } from "#tools/reading.ts";
import { toCsv } from "#words/csv.ts";
import { dollars } from "#words/dollars.ts";
import { fillIn } from "#words/fill-in.ts";
import {
  addToClaim,
  dropThings,
  smallCopy,
  storedThings,
  storeThings,
} from "./inventory-store.ts";
import styles from "./home-inventory-section.module.css";

type Words = SectionOf<"home-inventory">;

/** Of the claim form's message, so that there is room to say what happened. */
const longestClaim = claimRules.fields.message.most - 500;

/**
 * A list of the things in a home. It stays in the page, or in the browser if the visitor wants that, and is never sent
 * by itself. Without scripts, and in print while it is empty, it is a sheet to fill in by hand.
 */
export function HomeInventorySection(words: Words) {
  const { rooms, fields, says, errors, leavesOut, example, ...section } = words;
  const commonWords = useWords(toolWords);
  const commonErrors = useWords(toolErrors);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  /** Undefined until the visitor has added one. */
  const [things, setThings] = useState<readonly Thing[]>();
  const [problems, setProblems] = useState<Record<string, Problem>>({});
  const [photo, setPhoto] = useState<string>();
  const [isStored, setIsStored] = useState(false);

  // The browser's storage is outside React.
  useEffect(() => {
    const stored = storedThings();
    if (stored.length === 0) return;
    setThings(stored);
    setIsStored(true);
  }, []);

  const shown =
    things ??
    example.flatMap((typed, index): Thing[] => {
      const { thing } = readThing(typed, language);
      return thing ? [{ ...thing, id: String(index) }] : [];
    });
  const inRooms = roomsOf(shown);

  /** Shows the things, and keeps them if that was asked for. */
  function change(next: readonly Thing[], keep = isStored) {
    // React shows the list before the focus goes back to the form.
    flushSync(() => {
      setThings(next);
      setIsStored(keep);
      setProblems(keep && !storeThings(next) ? { kept: { kind: "full" } } : {});
    });
    if (!keep) dropThings();
  }

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const controls = event.currentTarget;
    const { image: _, ...typed } = Object.fromEntries(new FormData(controls));
    const read = readThing(typed as Record<string, string>, language);
    if (!read.thing) {
      flushSync(() => setProblems(read.problems));
      controls.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      return;
    }
    const { room } = read.thing;
    change([
      ...(things ?? []),
      {
        ...read.thing,
        id: nextId(things ?? []),
        ...(photo && { photo }),
      },
    ]);
    setPhoto(undefined);
    controls.reset();
    // The next thing is mostly in the same room.
    controls.querySelector("select")!.value = room;
    focusThing();
  }

  function remove(left: readonly Thing[]) {
    // Nothing is kept of a list that was deleted.
    change(left, isStored && left.length > 0);
    focusThing();
  }

  const focusThing = () =>
    form.current?.querySelector<HTMLElement>("#thing")?.focus();

  async function choosePhoto({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files!;
    setPhoto(undefined);
    try {
      if (file) setPhoto(await smallCopy(file));
      setProblems({});
    } catch {
      setProblems({ image: { kind: "unreadable" } });
    }
  }

  const errorOf = (name: string) => {
    const problem = problems[name];
    if (!problem) return {};
    const { kind, limit = "", or = "" } = problem;
    const texts: Readonly<Record<string, string>> = {
      ...commonErrors,
      ...errors,
    };
    return { error: fillIn(texts[kind]!, { limit, or }) };
  };

  return (
    <Section {...section}>
      <div className={styles.app}>
        <div
          className={tool.tool}
          data-tool="home-inventory"
          data-empty={!things?.length}
        >
          <div className={tool.result}>
            {!things && <ExampleTag />}
            <p aria-live="polite" className={tool.sentence}>
              {sentenceOf(inRooms, shown, says)}
            </p>
          </div>
          <form
            ref={form}
            // Only scripts can add a thing: before they are there, the page must not load again without it.
            method="dialog"
            aria-labelledby={`${section.id}-title`}
            noValidate
            autoComplete="off"
            className={`${tool.form} ${styles.form}`}
            onSubmit={add}
          >
            <SelectField
              name="room"
              {...fields.room}
              {...errorOf("room")}
              required
              options={Object.fromEntries(
                rooms.map(({ name }) => [name, name]),
              )}
            />
            <Field
              name="thing"
              {...fields.thing}
              {...errorOf("thing")}
              required
            />
            <Field
              name="year"
              {...fields.year}
              {...errorOf("year")}
              inputMode="numeric"
            />
            <Field
              name="price"
              {...fields.price}
              {...errorOf("price")}
              inputMode="decimal"
            />
            <Field
              name="image"
              type="file"
              accept="image/*"
              {...fields.image}
              {...errorOf("image")}
              onChange={(event) => void choosePhoto(event)}
            />
            <Checkbox
              name="kept"
              checked={isStored}
              {...errorOf("kept")}
              onChange={({ target }) => change(things ?? [], target.checked)}
            >
              {says.keep}
            </Checkbox>
            <div>
              <Button type="submit" data-replay="">
                {says.add}
              </Button>
            </div>
          </form>
          <div className={tool.rest}>
            {inRooms.map((room) => (
              <RoomList
                key={room.name}
                room={room}
                share={room.total / Math.max(totalOf(shown), 1)}
                says={says}
                remove={
                  things &&
                  ((id) => remove(things.filter((one) => one.id !== id)))
                }
              />
            ))}
            <div className={tool.leavesOut}>
              <h3>{commonWords.leavesOut}</h3>
              <ul>
                {leavesOut.map((text) => (
                  <li key={text}>
                    <LinkedText text={text} />
                  </li>
                ))}
              </ul>
            </div>
            {things && things.length > 0 && (
              <div className={tool.actions}>
                <ButtonLink
                  to={claimRules.page}
                  onClick={() => addToClaim(claimText(things, says))}
                >
                  {says.send}
                </ButtonLink>
                <ButtonLink
                  variant="outline"
                  to={csvOf(things, words)}
                  download="home-inventory.csv"
                >
                  {says.csv}
                </ButtonLink>
                <PrintButton />
                <Button variant="quiet" onClick={() => remove([])}>
                  {says.removeAll}
                </Button>
              </div>
            )}
          </div>
        </div>
      </div>
      <div className={styles.sheet} data-empty={!things?.length}>
        {rooms.map((room) => (
          <Sheet key={room.name} {...room} fields={fields} />
        ))}
      </div>
    </Section>
  );
}

type RoomListProps = {
  room: Room;
  /** 0 to 1, of what all things cost. */
  share: number;
  says: Words["says"];
  remove: ((id: string) => void) | undefined;
};

function RoomList({ room, share, says, remove }: RoomListProps) {
  return (
    <div className={charts.row}>
      <p className={charts.words}>
        <span className={charts.amount}>
          {fillIn(says.total, { room: room.name, total: dollars(room.total) })}
        </span>
        <span>{countOf(room.things.length, says.thing, says.things)}</span>
      </p>
      <Bar parts={[{ kind: "pays", share }]} />
      <ul className={styles.things}>
        {room.things.map((thing) => (
          <li key={thing.id} className={styles.thing}>
            {thing.photo && (
              <img src={thing.photo} alt="" className={styles.photo} />
            )}
            <span className={styles.name}>{lineOf(thing)}</span>
            {remove && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => remove(thing.id)}
              >
                {says.remove}
                <VisuallyHidden> {thing.name}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type SheetProps = {
  name: string;
  things: readonly string[];
  fields: Words["fields"];
};

/** A room on paper: what to look for, and rows for the rest. */
function Sheet({ name, things, fields }: SheetProps) {
  return (
    <table className={styles.table}>
      <caption>{name}</caption>
      <thead>
        <tr>
          {[fields.thing, fields.year, fields.price].map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...things, "", ""].map((thing, index) => (
          <tr key={index}>
            <td>{thing}</td>
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const nextId = (things: readonly Thing[]) =>
  String(1 + Math.max(0, ...things.map(({ id }) => Number(id) || 0)));

const countOf = (count: number, one: string, many: string) =>
  count === 1 ? one : fillIn(many, { count });

function sentenceOf(
  inRooms: readonly Room[],
  things: readonly Thing[],
  says: Words["says"],
): string {
  if (things.length === 0) return says.none;
  return fillIn(says.sentence, {
    things: countOf(things.length, says.thing, says.things),
    rooms: countOf(inRooms.length, says.room, says.rooms),
    total: dollars(totalOf(things)),
  });
}

/** "Oven, 2019, $1,200" */
const lineOf = ({ name, year, price }: Thing) =>
  [name, year, price === undefined ? undefined : dollars(price)]
    .filter((part) => part !== undefined)
    .join(", ");

function claimText(things: readonly Thing[], says: Words["says"]): string {
  const all = things.map((thing) => `- ${thing.room}: ${lineOf(thing)}`);
  const { lines, left } = fitting(all, longestClaim);
  return [
    says.claim,
    ...lines,
    ...(left > 0 ? [fillIn(says.more, { left })] : []),
  ].join("\n");
}

/** The file itself. */
function csvOf(things: readonly Thing[], { fields, says }: Words): string {
  const { room, thing, year, price, image } = fields;
  const rows = things.map((one) => ({
    [room.label]: one.room,
    [thing.label]: one.name,
    [year.label]: one.year === undefined ? "" : String(one.year),
    [price.label]: one.price === undefined ? "" : String(one.price),
    [image.label]: one.photo ? says.hasPhoto : "",
  }));
  const columns = [room, thing, year, price, image].map(({ label }) => label);
  return `data:text/csv;charset=utf-8,${encodeURIComponent(toCsv(columns, rows))}`;
}

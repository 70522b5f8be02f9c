import { useEffect, useRef, useState } from "react";
import { claim } from "#content/forms/claim.ts";
import { claimsPage } from "#content/ui/claims-page.ts";
import type { Carriers } from "#content/carriers.ts";
import type { ReportAClaim } from "#content/report-a-claim.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { findCarriers, linesOf, type Carrier } from "./find-carriers.ts";
import { useOpenDoor, type Door } from "./use-open-door.ts";
import field from "#app/ui/field.module.css";
import styles from "./carrier-list.module.css";

type CarrierListProps = ReportAClaim["carriers"] & {
  carriers: Carriers;
  call: Pick<ReportAClaim["call"], "id" | "title">;
  /** What can have happened, and in which lines it is insured. */
  doors: readonly (Door & { lines: Carrier["lines"] })[];
};

/** Every carrier with the number of its claim line, and a field that filters the list as you type. */
export function CarrierList({
  title,
  intro,
  carriers,
  call,
  doors,
}: CarrierListProps) {
  const words = useWords(claimsPage);
  const open = useOpenDoor(doors);
  const lines = doors.find(({ id }) => id === open)?.lines;
  const [query, setQuery] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const names = useWords(claim.words).fields.line.options;
  const found = findCarriers(carriers, query, lines, names);

  // Text typed before React started.
  useEffect(() => setQuery(input.current?.value ?? ""), []);

  return (
    <section
      id="carriers"
      aria-labelledby="carriers-title"
      className={styles.carriers}
    >
      <h2 id="carriers-title" tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.intro}>{intro}</p>
      <search className={styles.search} data-scripted="">
        <label htmlFor="carrier" className={field.label}>
          {words.find}
        </label>
        <input
          ref={input}
          id="carrier"
          type="search"
          autoComplete="off"
          aria-controls="carrier-list"
          aria-describedby="carriers-found"
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          className={field.control}
        />
        <p id="carriers-found" role="status" className={field.hint}>
          {says(words, found.length, carriers.length, !query.trim())}
        </p>
      </search>
      <ul id="carrier-list" className={styles.list}>
        {carriers.map((carrier) => (
          <CarrierEntry
            key={carrier.name}
            carrier={carrier}
            lines={linesOf(carrier, names)}
            hidden={!found.includes(carrier)}
          />
        ))}
      </ul>
      <p className={styles.call}>
        <ButtonLink to={`#${call.id}`} variant="quiet">
          {call.title}
        </ButtonLink>
      </p>
    </section>
  );
}

function says(
  words: typeof claimsPage,
  found: number,
  count: number,
  isChosen: boolean,
) {
  if (found === count) return fillIn(words.all, { count });
  if (found === 0) return words.none;
  if (isChosen) return fillIn(words.fitting, { found, count });
  return fillIn(found === 1 ? words.one : words.some, { found, count });
}

type CarrierEntryProps = { carrier: Carrier; lines: string; hidden: boolean };

function CarrierEntry({ carrier, lines, hidden }: CarrierEntryProps) {
  const words = useWords(claimsPage);
  const { name, phone } = carrier;
  return (
    <li className={styles.carrier} hidden={hidden}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.lines}>
        {lines}
        <br />
        {phone.display}
      </p>
      <ButtonLink
        to={`tel:${phone.e164}`}
        size="small"
        aria-label={fillIn(words.callAt, { name, phone: phone.display })}
      >
        <Icon name="phone" />
        {words.call}
      </ButtonLink>
    </li>
  );
}

import { useEffect, useRef, useState } from "react";
import type { Carrier } from "#app/content/claims-page-schema.ts";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import { findCarriers, linesOf } from "./find-carriers.ts";
import styles from "./carrier-list.module.css";

/** Every carrier with the number of its claim line, and a field that narrows the list down as somebody types. */
export function CarrierList({ carriers }: { carriers: readonly Carrier[] }) {
  const [query, setQuery] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const found = findCarriers(carriers, query);

  // What was typed before React came.
  useEffect(() => setQuery(input.current?.value ?? ""), []);

  return (
    <>
      <search className={styles.search}>
        <label htmlFor="carrier" className={styles.label}>
          Find your carrier, by name or line
        </label>
        <input
          ref={input}
          id="carrier"
          type="search"
          autoComplete="off"
          aria-controls="carrier-list"
          aria-describedby="carriers-found"
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          className={styles.input}
        />
        <p id="carriers-found" role="status" className={styles.found}>
          {wordsOn(found.length, carriers.length)}
        </p>
      </search>
      <ul id="carrier-list" className={styles.list}>
        {carriers.map((carrier) => (
          <CarrierEntry
            key={carrier.name}
            carrier={carrier}
            hidden={!found.includes(carrier)}
          />
        ))}
      </ul>
    </>
  );
}

function wordsOn(found: number, all: number): string {
  if (found === all) return `${all} carriers`;
  if (found > 0) return `${found} of ${all} carriers`;
  return "No carrier by that name. The number stands on your policy, or call us.";
}

type CarrierEntryProps = { carrier: Carrier; hidden: boolean };

function CarrierEntry({ carrier, hidden }: CarrierEntryProps) {
  const { name, phone, sample } = carrier;
  return (
    <li className={styles.carrier} hidden={hidden}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.lines}>
        {linesOf(carrier)} {sample && <SampleMark />}
      </p>
      <a
        href={`tel:${phone.e164}`}
        aria-label={`${name}: ${phone.display}`}
        className={styles.phone}
      >
        {phone.display}
      </a>
    </li>
  );
}

import { useEffect, useRef, useState } from "react";
import { claimsPage } from "#content/ui/claims-page.ts";
import type { Carrier } from "#app/content/claims-page-schema.ts";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { findCarriers, linesOf } from "./find-carriers.ts";
import styles from "./carrier-list.module.css";

/** Every carrier with the number of its claim line, and a field that filters the list as you type. */
export function CarrierList({ carriers }: { carriers: readonly Carrier[] }) {
  const words = useWords(claimsPage);
  const [query, setQuery] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const found = findCarriers(carriers, query);

  // Text typed before React started.
  useEffect(() => setQuery(input.current?.value ?? ""), []);

  return (
    <>
      <search className={styles.search}>
        <label htmlFor="carrier" className={styles.label}>
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
          className={styles.input}
        />
        <p id="carriers-found" role="status" className={styles.found}>
          {says(words, found.length, carriers.length)}
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

function says(words: typeof claimsPage, found: number, count: number) {
  if (found === count) return fillIn(words.all, { count });
  return found > 0 ? fillIn(words.some, { found, count }) : words.none;
}

type CarrierEntryProps = { carrier: Carrier; hidden: boolean };

function CarrierEntry({ carrier, hidden }: CarrierEntryProps) {
  const { name, phone } = carrier;
  return (
    <li className={styles.carrier} hidden={hidden}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.lines}>{linesOf(carrier)}</p>
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

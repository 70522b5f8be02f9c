import { useEffect, useRef } from "react";
import { portalPage } from "#content/ui/portal-page.ts";
import { OutsideButton } from "#app/ui/button.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { fillInNodes } from "#app/ui/fill-in-nodes.ts";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { useOpenOnArrival } from "./use-open-on-arrival.ts";
import styles from "./portal-door.module.css";

type PortalDoorProps = {
  url: string;
  /** Name of the outside page in a sentence: "the scheduler". */
  what: string;
  button: string;
  autoOpen: boolean;
};

/** Opens the outside page by itself once, shows the result, and offers a button and a link. */
export function PortalDoor({ url, what, button, autoOpen }: PortalDoorProps) {
  const words = useWords(portalPage);
  const outcome = useOpenOnArrival(url, autoOpen);
  const buttonRef = useRef<HTMLAnchorElement>(null);

  // The focus is outside React. It goes to the place where the visitor can go on.
  useEffect(() => {
    if (outcome === "blocked") buttonRef.current?.focus();
  }, [outcome]);

  const name = what.charAt(0).toUpperCase() + what.slice(1);
  const says = {
    opened: fillIn(words.opened, { name }),
    blocked: fillIn(words.blocked, { name: what }),
    waiting: fillIn(words.waiting, { name }),
  };

  return (
    <div className={styles.door}>
      <p role="status" className={styles.status} data-outcome={outcome}>
        {says[outcome ?? "waiting"]}
      </p>
      <OutsideButton ref={buttonRef} to={url}>
        {button}
      </OutsideButton>
      <p className={styles.link}>
        {fillInNodes(words.link, {
          link: (
            <OutsideLink href={url}>
              {url.replace(/^https?:\/\//, "")}
            </OutsideLink>
          ),
        })}
      </p>
    </div>
  );
}

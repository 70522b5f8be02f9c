import type { desk as deskWords } from "#content/desk.ts";
import type { DeskDevice } from "#app/document/desk-view.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { Button } from "#app/ui/button.tsx";
import { fillIn } from "#words/fill-in.ts";
import styles from "./desk-leads.module.css";

type DeskDevicesProps = {
  devices: readonly DeskDevice[];
  words: typeof deskWords;
};

/** Where the desk is open, and buttons that end it there. */
export function DeskDevices({ devices, words: all }: DeskDevicesProps) {
  const { devices: words } = all;
  return (
    <>
      <PageHero hero={{ title: words.title, description: words.intro }} />
      <div className={styles.body}>
        <p className={styles.links}>
          <a href="/desk">{all.notice.back}</a>
        </p>
        <ul className={styles.list}>
          {devices.map((device) => (
            <Device key={device.id} device={device} words={words} />
          ))}
        </ul>
        {devices.length > 1 && (
          <form method="post" action="/desk/devices">
            <Button type="submit" variant="outline">
              {words.endOthers}
            </Button>
          </form>
        )}
      </div>
    </>
  );
}

function Device({
  device: { id, name, device, mailbox, opened, used, isOwn },
  words,
}: {
  device: DeskDevice;
  words: (typeof deskWords)["devices"];
}) {
  return (
    <li className={styles.lead}>
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p>
          {device} · {mailbox}
        </p>
        <p>{fillIn(words.opened, { when: opened })}</p>
        <p>{isOwn ? words.own : fillIn(words.used, { when: used })}</p>
      </div>
      {isOwn ? (
        <form method="post" action="/desk/out" className={styles.buttons}>
          <Button type="submit" size="small">
            {words.out}
          </Button>
        </form>
      ) : (
        <form method="post" action="/desk/devices" className={styles.buttons}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="small" variant="outline">
            {words.end}
          </Button>
        </form>
      )}
    </li>
  );
}

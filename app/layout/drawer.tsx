import { site } from "#content/site.ts";
import { siteLayout } from "#content/ui/site-layout.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { useContactAddress } from "./contact-address.ts";
import { drawerId } from "./drawer-id.ts";
import { MenuLink } from "./menu-link.tsx";
import { useMenus, type MenuItem } from "./menus.ts";
import { ThemeButton } from "./theme-button.tsx";
import styles from "./drawer.module.css";

/**
 * The side drawer: a modal dialog that the browser opens and closes, with one section unfolded at a time. Escape, the
 * overlay, the close button and every link close it (app/document/page-script.js).
 */
export function Drawer() {
  const words = useWords(siteLayout);
  const menus = useMenus();
  const contact = useContactAddress();

  return (
    <dialog
      id={drawerId}
      className={styles.drawer}
      aria-label={words.menu}
      closedby="any"
    >
      <div className={styles.top}>
        <button
          type="button"
          className={styles.close}
          command="close"
          commandfor={drawerId}
        >
          <Icon name="close" />
          {words.close}
        </button>
        <ThemeButton />
      </div>
      <nav aria-label={words.main}>
        <ul className={styles.tasks}>
          {[...menus.tasks, ...menus.finds].map((task) => (
            <li key={task.path}>
              <MenuLink item={task} className={styles.task} hasArrow>
                {task.label}
              </MenuLink>
            </li>
          ))}
        </ul>
        <ul>
          {menus.drawer.map((item) => (
            <li key={item.label} className={styles.item}>
              <MenuLink item={item} className={styles.link} />
              {item.items && <Submenu label={item.label} items={item.items} />}
            </li>
          ))}
        </ul>
        <ul className={styles.shortcuts}>
          {menus.shortcuts.map((item) => (
            <li key={item.path}>
              <MenuLink item={item} className={styles.shortcut} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.bottom}>
        <ButtonLink to={contact}>{words.contact}</ButtonLink>
        {contact.startsWith("#") && (
          // Without scripts a jump would leave the drawer open over the form. A new page closes it
          // (server/app.ts).
          <form action="/contact">
            <Button type="submit">{words.contact}</Button>
          </form>
        )}
        <a href={`tel:${site.phone.e164}`} className={styles.phone}>
          {site.phone.display}
        </a>
      </div>
    </dialog>
  );
}

type SubmenuProps = { label: string; items: readonly MenuItem[] };

function Submenu({ label, items }: SubmenuProps) {
  const words = useWords(siteLayout);
  return (
    <details name="menu" className={styles.group}>
      <summary className={styles.expand}>
        <Icon name="chevron-down" />
        <VisuallyHidden>{fillIn(words.submenu, { label })}</VisuallyHidden>
      </summary>
      <ul className={styles.sublinks}>
        {items.map((item) => (
          <li key={item.path}>
            <MenuLink item={item} className={styles.sublink} />
          </li>
        ))}
      </ul>
    </details>
  );
}

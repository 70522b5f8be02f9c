import { useState } from "react";
import { site } from "#content/site.ts";
import { siteLayout } from "#content/ui/site-layout.ts";
import { Icon } from "#app/ui/icon.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { MenuLink } from "./menu-link.tsx";
import { useMenus, type MenuGroup } from "./menus.ts";
import ridge from "../../.generated/images/footer-ridge.svg?url";
import styles from "./footer.module.css";

export function Footer() {
  const words = useWords(siteLayout);
  const menus = useMenus();
  const [open, setOpen] = useState<string>();
  const { address, texasLicense } = site;
  const license =
    texasLicense && fillIn(words.license, { number: texasLicense });
  return (
    <footer className={styles.end}>
      <img
        src={ridge}
        width={1600}
        height={220}
        alt=""
        loading="lazy"
        className={styles.ridge}
      />
      <div className={styles.footer}>
        <nav aria-label={words.footer}>
          <div className={styles.groups}>
            {menus.footer.map(({ title, items }) => (
              <FooterGroup
                key={title}
                title={title}
                items={items}
                open={open === title}
                onToggle={() => setOpen(open === title ? undefined : title)}
              />
            ))}
          </div>
        </nav>
        <div className={styles.about}>
          <address className={styles.contact}>
            <p className={styles.name}>{site.name}</p>
            {`${address.street}, ${address.city},\u00a0${address.state}\u00a0${address.zip}`}
            <br />
            <a href={`tel:${site.phone.e164}`}>{site.phone.display}</a>
            <br />
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </address>
          <ul className={styles.social}>
            {menus.social.map((item) => (
              <li key={item.label}>
                <MenuLink item={item} className={styles.link} />
              </li>
            ))}
          </ul>
        </div>
        <ul className={styles.legal}>
          {menus.legal.map((item) => (
            <li key={item.path}>
              <MenuLink item={item} className={styles.link} />
            </li>
          ))}
        </ul>
        <p className={styles.notice}>
          {[words.firm, license, words.notice].filter(Boolean).join(" ")}
        </p>
      </div>
    </footer>
  );
}

type FooterGroupProps = MenuGroup & {
  open: boolean;
  onToggle: () => void;
};

/** On wide windows a list with its heading, on narrow ones a section that collapses. Style sheets decide which. */
function FooterGroup({ title, items, open, onToggle }: FooterGroupProps) {
  const id = `footer-${title.toLowerCase()}`;
  return (
    <div className={styles.group}>
      <h2 className={styles.title}>
        <span className={styles.heading}>{title}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          data-replay=""
        >
          {title}
          <Icon name="chevron-down" />
        </button>
      </h2>
      <ul id={id} className={styles.links} data-open={open}>
        {items.map((item) => (
          <li key={item.path}>
            <MenuLink item={item} className={styles.link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import { site } from "#content/site.ts";
import { siteLayout } from "#content/ui/site-layout.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PostalAddressLines } from "#app/ui/postal-address-lines.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { useContactAddress } from "./contact-address.ts";
import { Crumbs } from "./crumbs.tsx";
import { MenuLink } from "./menu-link.tsx";
import { useMenus, type MenuGroup } from "./menus.ts";
import broadLand from "../../.generated/bundled/footer-broad.svg?url";
import phoneLand from "../../.generated/bundled/footer-phone.svg?url";
import wideLand from "../../.generated/bundled/footer-wide.svg?url";
import styles from "./footer.module.css";

export function Footer() {
  const words = useWords(siteLayout);
  const menus = useMenus();
  const contact = useContactAddress();
  const { texasLicense } = site;
  const license =
    texasLicense && fillIn(words.license, { number: texasLicense });
  return (
    <footer className={styles.end}>
      <Crumbs />
      <Land />
      {/* Always night here; the color tokens follow. */}
      <div className={styles.footer} data-theme="dark">
        <div className={styles.top}>
          <p>
            <span>{words.hours}</span>
            <a href={`tel:${site.phone.e164}`} className={styles.phone}>
              {site.phone.display}
            </a>
          </p>
          <address className={styles.contact}>
            {site.name}
            {site.offices.map((office) => (
              <span key={office.street} className={styles.office}>
                <PostalAddressLines {...office} separator=", " />
              </span>
            ))}
          </address>
          <p className={styles.write}>
            <a href={`mailto:${site.email}`}>{site.email}</a>
            <ButtonLink to={contact} variant="quiet">
              {words.contact}
            </ButtonLink>
          </p>
        </div>
        <nav aria-label={words.footer} className={styles.groups}>
          {menus.footer.map((group, index) => (
            <FooterGroup key={group.title} id={`footer-${index}`} {...group} />
          ))}
        </nav>
        <div className={styles.legal}>
          {[menus.legal, menus.social].map((items) => (
            <ul key={items[0]?.path} className={styles.row}>
              {items.map((item) => (
                <li key={item.path}>
                  <MenuLink item={item} className={styles.link} />
                </li>
              ))}
            </ul>
          ))}
        </div>
        <p className={styles.notice}>
          {[words.firm, license, words.notice].filter(Boolean).join(" ")}
        </p>
      </div>
    </footer>
  );
}

/** The landscape at the end of every page, composed for phones, for most windows, and for wide ones. */
function Land() {
  return (
    <picture>
      <source
        media="(max-width: 37.499em)"
        srcSet={phoneLand}
        width={390}
        height={236}
      />
      <source
        media="(width >= 100em)"
        srcSet={broadLand}
        width={3200}
        height={400}
      />
      <img
        src={wideLand}
        width={1280}
        height={330}
        alt=""
        loading="lazy"
        className={styles.land}
      />
    </picture>
  );
}

/**
 * On wide windows a list with its heading, on narrow ones a section that collapses. Style sheets decide which, and the
 * script of the page opens one section at a time.
 */
function FooterGroup({ id, title, items }: MenuGroup & { id: string }) {
  return (
    <div className={styles.group}>
      <h2 className={styles.title}>
        <span className={styles.heading}>{title}</span>
        <button
          type="button"
          className={styles.toggle}
          data-fold=""
          data-scripted=""
          aria-expanded={false}
          aria-controls={id}
        >
          {title}
          <Icon name="chevron-down" />
        </button>
      </h2>
      <ul id={id} className={styles.links}>
        {items.map((item) => (
          <li key={item.path}>
            <MenuLink item={item} className={styles.link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

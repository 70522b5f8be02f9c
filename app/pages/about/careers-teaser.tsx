import type { About } from "#content/about.ts";
import type { Picture } from "#app/content/picture.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Image } from "#app/ui/image.tsx";
import section from "#app/ui/section.module.css";
import styles from "./careers-teaser.module.css";

type CareersTeaserProps = About["careers"] & { picture: Picture };

/** A few words about working here, and a link to the careers page. */
export function CareersTeaser({
  title,
  text,
  button,
  picture,
}: CareersTeaserProps) {
  return (
    <section
      id="careers"
      aria-labelledby="careers-title"
      className={styles.teaser}
    >
      <div className={styles.picture}>
        <Image {...picture} alt="" />
      </div>
      <div className={styles.words}>
        <h2 id="careers-title">{title}</h2>
        <p className={section.intro}>{text}</p>
        <p>
          <ButtonLink to="/careers" variant="outline">
            {button}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

import { site } from "#content/site.ts";
import { homePage } from "#content/ui/home-page.ts";
import type { Home } from "#content/home.ts";
import type { Picture } from "#app/content/picture.ts";
import { useFirstPicture } from "#app/document/use-first-picture.ts";
import pageHero from "#app/sections/page-hero/page-hero.module.css";
import { ButtonLink, OutsideButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import smallPrint from "#app/ui/small-print.module.css";
import styles from "./hero.module.css";

/** The window, in em, below which the words and the picture share one column. */
const narrowBelow = 56.25;

type Crops = { square: Picture; card: Picture };
type HeroProps = Home["hero"] & { picture: Crops; life: Crops };

export function Hero({ title, description, picture, life }: HeroProps) {
  const words = useWords(homePage);
  return (
    <div className={styles.hero}>
      <div>
        <p className={styles.tagline}>{site.tagline}</p>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{description}</p>
        <div className={styles.actions}>
          <OutsideButton to={site.outside.quote}>{words.quote}</OutsideButton>
          <ButtonLink to="#how-it-works" variant="quiet">
            {words.howItWorks}
          </ButtonLink>
        </div>
      </div>
      <div className={`${pageHero.picture} ${styles.picture}`}>
        <Drawing {...picture} card={useFirstPicture(picture.card)} />
        {/* wake-hero.ts lays it on the picture; until then the browser ignores it. */}
        <template data-life="">
          <Drawing {...life} className={styles.life} />
        </template>
      </div>
    </div>
  );
}

/** A scene in the crop that fits the window. <picture> lets the browser fetch one of the two before any script. */
const Drawing = ({
  square,
  card,
  className,
}: Crops & { className?: string | undefined }) => (
  <picture className={className}>
    <source
      media={`(max-width: ${narrowBelow - 0.001}em)`}
      srcSet={card.src}
      width={card.width}
      height={card.height}
    />
    <img {...square} alt="" fetchPriority="high" />
  </picture>
);

/** The brokerage in numbers, below the tasks, which most visitors come for. */
export function HeroFigures({ figures }: Pick<HeroProps, "figures">) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt className={smallPrint.text}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

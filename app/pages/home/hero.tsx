import { site } from "#content/site.ts";
import { homePage } from "#content/ui/home-page.ts";
import { useNotedFacts } from "#app/document/page-facts.ts";
import type { Home } from "#app/content/home-schema.ts";
import type { Picture } from "#app/content/picture.ts";
import { HeroPicture } from "#app/sections/page-hero/hero-picture.tsx";
import { ButtonLink, OutsideButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./hero.module.css";

type HeroProps = Home["hero"] & {
  picture: { square: Picture; card: Picture };
};

export function Hero({ title, description, figures, picture }: HeroProps) {
  const words = useWords(homePage);
  useNotedFacts({ heading: title, label: site.tagline, scene: "home" });
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
        {figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map(({ value, label }) => (
              <div key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <HeroPicture
        picture={picture.square}
        narrow={picture.card}
        narrowBelow={900}
      />
    </div>
  );
}

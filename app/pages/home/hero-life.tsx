import type { Picture } from "#app/content/picture.ts";
import styles from "./hero-life.module.css";

type HeroLifeProps = { square: Picture; card: Picture; narrowBelow: number };

/** What wake-hero.ts lays on the hero's picture, its sibling before: until then the browser ignores it. */
export const HeroLife = ({ square, card, narrowBelow }: HeroLifeProps) => (
  <template data-life="">
    <picture className={styles.over}>
      <source
        media={`(max-width: ${narrowBelow - 0.001}em)`}
        srcSet={card.src}
        width={card.width}
        height={card.height}
      />
      <img {...square} alt="" className={styles.image} />
    </picture>
  </template>
);

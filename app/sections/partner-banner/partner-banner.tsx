import { partnerBanner } from "#content/ui/partner-banner.ts";
import type { Picture } from "#app/content/picture.ts";
import { useFirstPicture } from "#app/document/use-first-picture.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./partner-banner.module.css";

type PartnerBannerProps = {
  trustIcon: Picture;
  partners: readonly { name: string; picture: Picture }[];
};

/** The marks of partners in a carousel: two at a time, three from 768px, five from 1024px. */
export function PartnerBanner({ trustIcon, partners }: PartnerBannerProps) {
  const words = useWords(partnerBanner);
  const icon = useFirstPicture(trustIcon);
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby="partners-title" className={styles.banner}>
      <h2 id="partners-title" className={styles.title}>
        <img {...icon} alt="" className={styles.trust} />
        {words.title}
      </h2>
      <Carousel
        label={words.label}
        perView="2 3 5"
        controls="dots"
        slides={partners.map(({ name, picture }) => ({
          id: name,
          content: (
            <img
              {...picture}
              alt={name}
              className={styles.logo}
              fetchPriority="low"
            />
          ),
        }))}
      />
    </section>
  );
}

import { useEffect, useRef, useState } from "react";
import { partnerBanner } from "#content/ui/partner-banner.ts";
import type { Picture } from "#app/content/picture.ts";
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
  const ref = useRef<HTMLElement>(null);
  const [ready, setReady] = useState(false);

  // Images load outside React, most of them before it starts.
  useEffect(() => {
    const images = [...(ref.current?.querySelectorAll("img") ?? [])];
    void Promise.all(images.map(settled)).then(() => setReady(true));
  }, []);

  if (partners.length === 0) return null;
  return (
    <section
      ref={ref}
      aria-labelledby="partners-title"
      className={styles.banner}
      data-ready={ready}
    >
      <h2 id="partners-title" className={styles.title}>
        <img
          {...trustIcon}
          alt=""
          className={styles.trust}
          // Otherwise React fetches it before the fonts.
          fetchPriority="low"
        />
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

/** When an image has loaded or failed, so that a missing mark does not hold up the others. */
function settled(image: HTMLImageElement): Promise<void> {
  if (image.complete) return Promise.resolve();
  return new Promise((resolve) => {
    image.addEventListener("load", () => resolve(), { once: true });
    image.addEventListener("error", () => resolve(), { once: true });
  });
}

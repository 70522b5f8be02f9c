import { Photograph, type Photo } from "./photograph.tsx";
import styles from "./image.module.css";

export type ImageProps = {
  /** A photograph, which comes in several widths. */
  photo?: Photo | undefined;
  src: string;
  /** Empty if the picture is decoration. */
  alt: string;
  width: number;
  height: number;
  /** Loads at once and first, for pictures on the first screen. */
  priority?: boolean;
  loading?: "eager" | "lazy";
  /** Debugging: records load times, see track-images.ts. */
  trackPerformance?: boolean;
};

/** Stands for a lazy picture until it is near: HTML requires a `src`. Without a size, so that the picture's counts. */
const nothingYet =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * An image (docs/product.md, "Images"): a skeleton, then the picture, or text if it cannot be loaded. A lazy one
 * loads within 50px of the viewport at threshold 0.1. app/document/page-script.js does both. Visitors without scripts
 * get the <noscript> copy.
 */
export function Image({
  photo,
  src,
  alt,
  width,
  height,
  priority,
  loading,
  trackPerformance,
}: ImageProps) {
  const atOnce = priority || loading === "eager";
  const size = { width, height, alt, className: styles.image };
  if (photo) return <Photograph {...photo} />;
  return (
    <span className={styles.frame} data-state="loading">
      <img
        {...size}
        src={atOnce ? src : nothingYet}
        data-src={atOnce ? undefined : src}
        data-track={trackPerformance ? "" : undefined}
        fetchPriority={priority ? "high" : undefined}
        decoding={atOnce ? undefined : "async"}
      />
      {!atOnce && (
        <noscript>
          <img {...size} src={src} loading="lazy" />
        </noscript>
      )}
    </span>
  );
}

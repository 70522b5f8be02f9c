import { useEffect, useRef, useState } from "react";
import { failedImage } from "#content/ui/failed-image.ts";
import { Icon } from "./icon.tsx";
import { recordImage, type ImageMetric } from "./image-metrics.ts";
import { useWords } from "./use-words.ts";
import failure from "./image-failure.later.module.css";
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
  /** Debugging: records load times, see image-metrics.ts. */
  trackPerformance?: boolean;
};

/** Stands for a lazy picture until it is near: HTML requires a `src`. Without a size, so that the picture's counts. */
const nothingYet =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * An image (docs/product.md, "Images"): a skeleton, then the picture, or text if it cannot be loaded. A lazy one
 * loads within 50px of the viewport at threshold 0.1. boot.js handles those in the HTML; this component handles those
 * that a move between pages adds. Visitors without scripts get the <noscript> copy.
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
  const words = useWords(failedImage);
  const ref = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<"loading" | "loaded" | "error">("loading");
  const atOnce = priority || loading === "eager";
  const size = { width, height, alt, className: styles.image };

  // What the browser did before React started, and the viewport, are outside React.
  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    if (isWaiting(image)) return loadWhenNear(image);
    if (image.complete) setState(image.naturalWidth > 0 ? "loaded" : "error");
  }, []);

  function settle(status: ImageMetric["status"]) {
    setState(status === "success" ? "loaded" : "error");
    if (!trackPerformance) return;
    const timing = performance.getEntriesByName(ref.current?.src ?? "").at(-1);
    recordImage({
      url: src,
      loadTime: timing?.duration ?? 0,
      status,
      timestamp: Date.now(),
    });
  }

  if (photo) return <Photograph {...photo} />;
  return (
    <span className={styles.frame} data-state={state}>
      {state === "error" ? (
        <span
          className={failure.failed}
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          <Icon name="camera-off" />
          {words.notice}
        </span>
      ) : (
        <img
          {...size}
          ref={ref}
          src={atOnce ? src : nothingYet}
          data-src={atOnce ? undefined : src}
          fetchPriority={priority ? "high" : undefined}
          // boot.js may have replaced it.
          suppressHydrationWarning
          onLoad={({ currentTarget }) =>
            isWaiting(currentTarget) || settle("success")
          }
          onError={() => settle("error")}
        />
      )}
      <span className={styles.skeleton} aria-hidden="true" />
      {!atOnce && (
        <noscript>
          <img {...size} src={src} loading="lazy" />
        </noscript>
      )}
    </span>
  );
}

const isWaiting = (image: HTMLImageElement) =>
  image.getAttribute("src") === nothingYet;

function loadWhenNear(image: HTMLImageElement) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      image.src = image.dataset.src ?? "";
      observer.disconnect();
    },
    { rootMargin: "50px", threshold: 0.1 },
  );
  observer.observe(image);
  return () => observer.disconnect();
}

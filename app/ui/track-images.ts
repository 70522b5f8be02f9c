/** How one image loaded. Times are in milliseconds. */
export type ImageMetric = {
  url: string;
  loadTime: number;
  status: "success" | "error";
  timestamp: number;
};

/** The last 100 are kept; those over a second are logged (docs/product.md, "Images"). */
const mostMetrics = 100;
const slow = 1000;

const metrics: ImageMetric[] = [];

export function recordImage(metric: ImageMetric): void {
  metrics.push(metric);
  if (metrics.length > mostMetrics) metrics.shift();
  if (metric.loadTime > slow)
    console.info(
      `Slow image (${Math.round(metric.loadTime)} ms): ${metric.url}`,
    );
}

/** For debugging only: records the images with `trackPerformance`. */
export function trackImages(): void {
  const record = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !("track" in target.dataset))
      return;
    const timing = performance.getEntriesByName(target.src).at(-1);
    recordImage({
      url: target.src,
      loadTime: timing?.duration ?? 0,
      status: type === "load" ? "success" : "error",
      timestamp: Date.now(),
    });
  };
  document.addEventListener("load", record, true);
  document.addEventListener("error", record, true);
}

export function imageMetrics(): readonly ImageMetric[] {
  return metrics;
}

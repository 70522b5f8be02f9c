/** How one image loaded. Times are in milliseconds. */
export type ImageMetric = {
  url: string;
  loadTime: number;
  status: "success" | "error";
  timestamp: number;
};

/** The last 100 are kept; those over a second are logged (docs/product.md, "Images"). */
const kept = 100;
const slow = 1000;

const metrics: ImageMetric[] = [];

/** For debugging only: images with `trackPerformance` record themselves. */
export function recordImage(metric: ImageMetric): void {
  metrics.push(metric);
  if (metrics.length > kept) metrics.shift();
  if (metric.loadTime > slow)
    console.info(
      `Slow image (${Math.round(metric.loadTime)} ms): ${metric.url}`,
    );
}

export function imageMetrics(): readonly ImageMetric[] {
  return metrics;
}

import { afterEach, expect, test, vi } from "vitest";
import { imageMetrics, recordImage, type ImageMetric } from "./track-images.ts";

const metric = (loadTime: number, timestamp = 0): ImageMetric => ({
  url: "/images/roof.svg",
  loadTime,
  status: "success",
  timestamp,
});

afterEach(() => vi.restoreAllMocks());

test("logs only images that took over 1,000 ms", () => {
  const log = vi.spyOn(console, "info").mockReturnValue();
  recordImage(metric(1000));
  expect(log).not.toHaveBeenCalled();
  recordImage(metric(1000.6));
  expect(log).toHaveBeenCalledExactlyOnceWith(
    "Slow image (1001 ms): /images/roof.svg",
  );
});

test("keeps the last 100, failures too", () => {
  for (let timestamp = 1; timestamp <= 101; timestamp++)
    recordImage({ ...metric(10, timestamp), status: "error" });
  expect(imageMetrics()).toHaveLength(100);
  expect(imageMetrics()[0]).toMatchObject({ timestamp: 2, status: "error" });
});

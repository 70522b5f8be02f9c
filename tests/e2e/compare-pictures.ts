import type { Page } from "@playwright/test";

/** Where two pictures differ most, in their pixels, and by how much: 1 is as much as may be. */
export type Difference = { score: number; x: number; y: number };

/**
 * How much two pictures may differ, in steps of 0 to 255. Every Chromium draws letters in its own way: between the
 * browser and its headless shell means of three by three pixels differed by up to 53, their hue by 39, and areas of
 * one colour, five by five, by 10.
 */
const limits = { mean: 64, hue: 48, area: 14 };

/** Undefined where the sizes differ. A blank page of the browser decodes the pictures. */
export async function compare(
  blank: Page,
  one: Buffer,
  other: Buffer,
): Promise<Difference | undefined> {
  const pictures = [one, other].map((picture) => picture.toString("base64"));
  return blank.evaluate(mostDifferent, { pictures, limits });
}

/** Runs in the page: it can use nothing of this module. */
async function mostDifferent(given: {
  pictures: string[];
  limits: { mean: number; hue: number; area: number };
}): Promise<Difference | undefined> {
  const { pictures, limits: allowed } = given;
  const [before, now] = await Promise.all(pictures.map(read));
  const { width, height } = before!;
  if (width !== now!.width || height !== now!.height) return undefined;
  const largest = { score: 0, x: 0, y: 0 };
  for (let y = 2; y < height - 2; y++)
    for (let x = 2; x < width - 2; x++) {
      const score = scoreAt(x, y);
      if (score > largest.score) Object.assign(largest, { score, x, y });
    }
  return largest;

  async function read(base64: string) {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }

  function scoreAt(x: number, y: number) {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(
      (channel) =>
        mean(around(before!, x, y, 1, channel)) -
        mean(around(now!, x, y, 1, channel)),
    );
    const colour = Math.max(...[red, green, blue].map(Math.abs));
    const hue = Math.max(Math.abs(red - green), Math.abs(blue - green));
    const score = Math.max(colour / allowed.mean, hue / allowed.hue);
    // Dear, and of interest only where it could decide.
    return score < 1 && colour > allowed.area && isArea(x, y)
      ? colour / allowed.area
      : score;
  }

  /** Whether both pictures have one colour around a pixel. */
  function isArea(x: number, y: number) {
    return [before!, now!].every((picture) =>
      [0, 1, 2].every((channel) => {
        const values = around(picture, x, y, 2, channel);
        return Math.max(...values) - Math.min(...values) <= 8;
      }),
    );
  }

  function around(
    { data }: ImageData,
    x: number,
    y: number,
    reach: number,
    channel: number,
  ) {
    const values: number[] = [];
    for (let row = y - reach; row <= y + reach; row++)
      for (let column = x - reach; column <= x + reach; column++)
        values.push(data[(row * width + column) * 4 + channel]!);
    return values;
  }

  function mean(values: readonly number[]) {
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  }
}

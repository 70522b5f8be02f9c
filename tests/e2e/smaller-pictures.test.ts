import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { claim } from "#content/forms/claim.ts";
import { expect, open, test } from "./test.ts";

const sample = (name: string) => readFileSync(`tests/samples/${name}`);
const photograph = "photograph-with-place.jpg";

/** Chooses a sample. The file with which the form is sent, and its pixels if the browser can decode them. */
async function chosen(page: Page, name: string) {
  await page.locator("#attachment").setInputFiles(`tests/samples/${name}`);
  await expect(page.locator("main form li bdi")).toHaveCount(1);
  const { text, ...file } = await page
    .locator("#attachment")
    .evaluate(async (input: HTMLInputElement) => {
      const one = input.files![0]!;
      const bytes = new Uint8Array(await one.arrayBuffer());
      const picture = await createImageBitmap(one).catch(() => undefined);
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = 4;
      const context = canvas.getContext("2d")!;
      if (picture) context.drawImage(picture, 0, 0, 4, 4);
      return {
        name: one.name,
        text: Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""),
        width: picture?.width ?? 0,
        height: picture?.height ?? 0,
        corner: [...context.getImageData(3, 0, 1, 1).data],
      };
    });
  return { ...file, bytes: Buffer.from(text, "latin1") };
}

test("a photograph is sent smaller, without its place", async ({ page }) => {
  // However long a busy machine takes.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) =>
        delay === 10_000 ? 0 : setTimeout(run, delay),
    });
  });
  await open(page, claim.page);
  const file = await chosen(page, photograph);
  expect(file.name).toBe(photograph);
  expect(file.width * file.height).toBeLessThan(5_000_000);
  expect(file.height / file.width).toBeCloseTo(4 / 3, 2);
  // The corner that the camera, held sideways, had at the top on the left.
  const [red, green, blue] = file.corner;
  expect(red! - Math.max(green!, blue!)).toBeGreaterThan(80);
  expect(
    file.bytes.toString("latin1").match(/\d{4}(:\d\d){2} .{8}\0/g),
  ).toEqual(["2026:11:20 08:15:30\0"]);
  expect(file.bytes.toString("latin1")).not.toMatch(/Example|2\.3\.0|N\0/);
});

test("what offices cannot open becomes a JPEG", async ({ page }) => {
  await open(page, claim.page);
  const file = await chosen(page, "picture.webp");
  expect(file.name).toBe("picture.jpg");
  expect(file.bytes.subarray(0, 3).toString("hex")).toBe("ffd8ff");
});

for (const name of ["phone-64-bit-sizes.heic", "ff-padding.jpg", "scanned.pdf"])
  test(`${name} is sent as it is`, async ({ page }) => {
    await open(page, claim.page);
    const file = await chosen(page, name);
    expect(file.name).toBe(name);
    expect(file.bytes.equals(sample(name))).toBe(true);
  });

/** What browsers do to protect from fingerprinting, or when memory runs out. */
const failures: Record<string, () => void> = {
  "another picture": () => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function write(...to) {
      this.getContext("2d")!.clearRect(0, 0, this.width, this.height);
      toBlob.apply(this, to);
    };
  },
  "no picture": () => {
    CanvasRenderingContext2D.prototype.drawImage = () => undefined;
  },
  "an error": () => {
    window.createImageBitmap = () => Promise.reject(new Error("out of memory"));
  },
};

for (const [failure, cause] of Object.entries(failures))
  test(`the photograph is sent despite ${failure}`, async ({ page }) => {
    await page.addInitScript(cause);
    await open(page, claim.page);
    const { bytes } = await chosen(page, photograph);
    expect(bytes.equals(sample(photograph))).toBe(true);
  });

test("decoding that never ends changes nothing", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.createImageBitmap = () => new Promise(() => undefined);
  });
  await open(page, claim.page);
  const input = page.locator("#attachment");
  await input.setInputFiles(`tests/samples/${photograph}`);
  await expect(async () => {
    await page.clock.runFor(5000);
    const names = page.locator("main form li bdi");
    await expect(names).toHaveText(photograph, { timeout: 100 });
  }).toPass();
});

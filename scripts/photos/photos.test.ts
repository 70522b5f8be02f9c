import {
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { PictureFacts } from "#app/content/picture.ts";
import { Cache } from "#compile/build-cache.ts";
import { checkMedia, photoUses } from "#compile/photos.ts";
import type { ContentProblem } from "#compile/content-problem.ts";
import { temporaryFolder } from "#server/app.fixture.ts";
import { png } from "#server/uploads/files.fixture.ts";
import { keepPhoto } from "./keep-photo.ts";
import { makePhotos } from "./make-photos.ts";
import { endVips, vips } from "./vips.ts";

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, "content/media"), { recursive: true });
  mkdirSync(join(root, ".generated/site"), { recursive: true });
  writeFileSync(join(root, ".generated/pictures.json"), '{"version":"a"}');
});
afterAll(endVips);

/** Grain all over, which encoders find hard, with a red upper half. As a phone on its side writes it if `turned`. */
async function photograph(width: number, height: number, isTurned = false) {
  const { Image } = await vips();
  const grain = Image.gaussnoise(width, height, { mean: 90, sigma: 40 });
  const red = Image.black(width, height).copyMemory();
  red.drawRect(150, 0, 0, width, Math.floor(height / 2), { fill: true });
  const image = grain
    .add(red)
    .bandjoin([grain, grain])
    .cast("uchar")
    .copy({ interpretation: "srgb" });
  const shot = (isTurned ? image.rot90() : image).copyMemory();
  shot.setInt("orientation", isTurned ? 8 : 1);
  shot.setString("exif-ifd3-GPSLatitude", "29/1 45/1 0/1");
  shot.setString("exif-ifd0-Model", "Test Phone 9");
  return shot.jpegsaveBuffer({ Q: 95 });
}

async function open(bytes: Uint8Array) {
  const { Image } = await vips();
  return Image.newFromBuffer(bytes);
}

test("a photograph is kept upright and smaller, without the place and the camera", async () => {
  const shot = await photograph(2800, 1000, true);
  expect(Buffer.from(shot).includes("Test Phone")).toBe(true);
  const webp = await keepPhoto(shot);
  const image = await open(webp);
  expect([image.width, image.height]).toEqual([2400, 857]);
  // Red is on top again.
  const [top, bottom] = [100, 750].map((y) =>
    image.crop(0, y, 2400, 50).extractBand(0).avg(),
  );
  expect(top! - bottom!).toBeGreaterThan(50);
  for (const secret of ["Test Phone", "EXIF", "XMP "])
    expect(Buffer.from(webp).includes(secret)).toBe(false);
  writeFileSync(join(root, "content/media/porch.webp"), webp);
  expect(problemsOf("porch.webp")).toEqual([]);
});

/** A PNG of one bit a pixel, which claims this size and holds one row. */
function claiming(width: number, height: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return png(deflateSync(Buffer.alloc(1 + Math.ceil(width / 8))), header);
}

test("what is no photograph, or claims to be huge, is refused with what to do, and not decoded", async () => {
  for (const [upload, says] of [
    [Buffer.from("Not a photograph"), "JPEG, PNG, WebP or HEIC"],
    [await photograph(200, 400), "200 by 400 pixels"],
    [new Uint8Array(31 * 1024 ** 2), "30 MB"],
    [claiming(60_000, 60_000), "60000 by 60000 pixels"],
    [claiming(1_000_000, 400), "1000000 by 400 pixels"],
  ] as const)
    await expect(keepPhoto(upload)).rejects.toThrow(says);
});

function problemsOf(name: string) {
  const problems: ContentProblem[] = [];
  checkMedia(join(root, "content"), name, problems);
  return problems.map(({ message }) => message);
}

test("a file that did not come through the editor is reported", async () => {
  const image = await open(await photograph(400, 400));
  writeFileSync(
    join(root, "content/media/a.webp"),
    image.webpsaveBuffer({ keep: "all" }),
  );
  writeFileSync(join(root, "content/media/b.jpg"), image.jpegsaveBuffer());
  expect(problemsOf("a.webp")).toEqual([expect.stringMatching(/the place/)]);
  expect(problemsOf("b.jpg")).toEqual([expect.stringMatching(/not a WebP/)]);
});

test("no photograph is heavier than its place allows, and none is encoded twice", async () => {
  const webp = await keepPhoto(await photograph(480, 640));
  writeFileSync(join(root, "content/media/porch.webp"), webp);
  writeFileSync(
    join(root, ".generated/site/photos.json"),
    JSON.stringify([{ file: "porch.webp", focus: "top", crops: ["portrait"] }]),
  );
  const cache = new Cache(join(root, "cache"));
  const make = () => makePhotos({ root, cache });
  expect(await make()).toBe("6 of 6 encoded");
  const folder = join(root, ".generated/public/images/photos");
  const names = readdirSync(folder);
  expect(names).toHaveLength(6);
  for (const name of names)
    expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(45_000);
  const { photos } = JSON.parse(
    readFileSync(join(root, ".generated/pictures.json"), "utf8"),
  ) as PictureFacts;
  const facts = photos!["porch.webp top"]!;
  for (const [width, height] of facts.crops.portrait!) {
    const name = `${facts.key}-portrait-${width}.webp`;
    const image = await open(readFileSync(join(folder, name)));
    expect([image.width, image.height]).toEqual([width, height]);
  }
  // The cut keeps to the focus: the red half is on top.
  const small = await open(
    readFileSync(join(folder, `${facts.key}-portrait-300.webp`)),
  );
  expect(small.crop(0, 0, 300, 20).extractBand(0).avg()).toBeGreaterThan(170);
  expect(await make()).toBe("0 of 6 encoded");

  writeFileSync(join(root, ".generated/site/photos.json"), "[]");
  await make();
  expect(readdirSync(folder)).toEqual([]);
});

test("every photograph of content is encoded in the cuts that its pages show", () => {
  const photo = (file: string, focus?: string) => ({
    photo: { file: `/media/${file}`, alt: "A porch", focus },
  });
  const uses = photoUses({
    en: {
      people: [photo("ana.webp"), {}],
      posts: { storm: photo("porch.webp", "left") },
      services: {
        one: { ...photo("porch.webp", "left"), sections: [photo("yard.webp")] },
      },
    },
    es: { posts: { tormenta: photo("porch.webp", "left") } },
  });
  expect(uses).toEqual([
    { file: "ana.webp", focus: "center", crops: ["portrait"] },
    { file: "porch.webp", focus: "left", crops: ["card", "post", "wide"] },
    { file: "yard.webp", focus: "center", crops: ["wide", "card"] },
  ]);
});

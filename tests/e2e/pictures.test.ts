import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import { compare } from "./compare-pictures.ts";
import { pageKinds } from "./page-kinds.ts";
import { expect, layOutAll, painted, settle, test } from "./test.ts";

// Kept pictures in tests/pictures, each a whole page at a sixteenth of its size: large enough to tell a section that
// moved, lost its styles or has another theme, and half a megabyte in all. What they cannot tell is the colour of
// small letters. `npm run pictures` takes them anew.

const folder = "tests/pictures";
const scale = 1 / 16;
const widths = [390, 768, 1280];
const themes = ["light", "dark"];

const nameOf = (path: string, width: number, theme: string) =>
  `${path.slice(1).replaceAll("/", "-") || "home"}-${width}-${theme}.jpg`;

for (const path of pageKinds)
  test(`${path} looks as it did`, async ({ page, context }) => {
    const blank = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await settle(page);
      await showAll(page);
      for (const theme of themes) {
        await page.locator("html").evaluate((root, name) => {
          root.dataset.theme = name;
        }, theme);
        const taken = await takePicture(page, session);
        await expectKept(blank, nameOf(path, width, theme), taken);
      }
    }
  });

test("there is a kept picture of nothing else", () => {
  test.skip(isTaking(), "pictures are being taken");
  const names = pageKinds.flatMap((path) =>
    widths.flatMap((width) =>
      themes.map((theme) => nameOf(path, width, theme)),
    ),
  );
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
});

/**
 * Loads every picture of the page and its fonts, and takes away scrollbars, which only some Chromiums draw. To draw
 * small, Chromium makes the window small for a moment: pictures keep the crop that they have here.
 */
async function showAll(page: Page) {
  // Else a part would keep the height that it had beside a scrollbar.
  await layOutAll(page);
  await page.evaluate(async () => {
    const { style } = document.documentElement;
    style.scrollbarWidth = "none";
    style.scrollbarGutter = "auto";
    const images = [...document.images];
    for (const image of images) {
      image.loading = "eager";
      if (image.dataset.src) image.src ||= image.dataset.src;
    }
    for (const source of document.querySelectorAll("picture > source")) {
      const image = source.parentElement!.querySelector("img")!;
      const { currentSrc } = image;
      source.remove();
      image.src = currentSrc;
    }
    await Promise.all(
      images.filter(({ src }) => src).map((image) => image.decode()),
    );
    await document.fonts.ready;
  });
}

/** The whole page, drawn small: not drawn large and then reduced, which would take ten times as long. */
async function takePicture(page: Page, session: CDPSession): Promise<Buffer> {
  await hasItsWindow(page);
  const [width, height] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    document.documentElement.scrollHeight,
  ]);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "jpeg",
    quality: 50,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: width!, height: height!, scale },
  });
  return Buffer.from(data, "base64");
}

/** Chromium has its own window back a moment after it has drawn small; what that changed is then changed back. */
async function hasItsWindow(page: Page) {
  const { width } = page.viewportSize()!;
  await page.waitForFunction((own) => innerWidth === own, width);
  await painted(page);
}

/** --update-snapshots, as npm run pictures says it. */
const isTaking = () =>
  ["all", "changed"].includes(test.info().config.updateSnapshots);

async function expectKept(blank: Page, name: string, taken: Buffer) {
  const kept = `${folder}/${name}`;
  if (isTaking()) {
    mkdirSync(folder, { recursive: true });
    return writeFileSync(kept, taken);
  }
  expect(existsSync(kept), `${kept}: npm run pictures takes it`).toBe(true);
  const largest = await compare(blank, readFileSync(kept), taken);
  if (largest && largest.score <= 1) return;
  const file = test.info().outputPath(name);
  writeFileSync(file, taken);
  const what = largest
    ? `differs by ${largest.score.toFixed(1)} of what is allowed around ${largest.x / scale}, ${largest.y / scale}`
    : "has another height";
  expect.soft(what, `${kept}, see ${file}`).toBe("as it was");
}

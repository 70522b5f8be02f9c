import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { largestAttachment, mostAttachments } from "#forms/attachment-rules.ts";
import { addFiles } from "./add-files.ts";

/** A PDF with this text and as many bytes. */
function file(
  name: string,
  text: string,
  size = 100,
  about: FilePropertyBag = {},
) {
  return new File([`%PDF-${text}`.padEnd(size)], name, {
    lastModified: 0,
    ...about,
  });
}

/** A file that the browser lists but cannot read. */
function unreadable(name: string, error: string) {
  const one = file(name, "x");
  one.arrayBuffer = () => Promise.reject(new DOMException("", error));
  return one;
}

const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

test("files keep the names and times that phones give them, behind those of the list", async () => {
  const names = [
    "image.jpg",
    "IMG_0001.HEIC",
    "PXL_20260101_010101.MP.jpg",
    "WhatsApp Image 2026-11-27 at 8.04.11 PM (1).jpeg",
    "صورة السقف.png",
    "🏚️🌀.jpg",
  ];
  let files: readonly File[] = [];
  for (const [index, name] of names.entries())
    ({ files } = await addFiles(files, [
      file(name, name, 200, { lastModified: 1000 + index }),
    ]));
  expect(namesOf(files)).toEqual(names);
  expect(files.map(({ lastModified }) => lastModified)).toEqual(
    files.map((_, index) => 1000 + index),
  );
  expect(await files[1]!.text()).toBe(`%PDF-${names[1]}`.padEnd(200));
});

test("two pictures of one name, size and time both stay, and one that was chosen twice counts once", async () => {
  const { files } = await addFiles(
    [],
    [file("image.jpg", "door"), file("image.jpg", "roof")],
  );
  expect(files).toHaveLength(2);
  const again = await addFiles(files, [
    file("image.jpg", "roof", 100, { lastModified: 99 }),
  ]);
  expect(again).toEqual({ files, wrong: [] });
});

test("files that cannot be read, are empty or do not fit are named, and the others are added", async () => {
  const half = largestAttachment / 2;
  const placeholder = file("placeholder.jpg", "size of the original");
  placeholder.arrayBuffer = () => Promise.resolve(new ArrayBuffer(0));
  const { files, wrong } = await addFiles(
    [file("a.pdf", "a", half)],
    [
      unreadable("icloud.jpg", "NotFoundError"),
      unreadable("drive.jpg", "NotReadableError"),
      file("image.jpg", "", 0),
      placeholder,
      file("huge.pdf", "huge", largestAttachment + 1),
      file("b.pdf", "b", half + 1),
      file("c.pdf", "c", half),
    ],
  );
  expect(namesOf(files)).toEqual(["a.pdf", "c.pdf"]);
  expect(wrong).toEqual([
    { name: "icloud.jpg", why: "unreadable" },
    { name: "drive.jpg", why: "unreadable" },
    { name: "image.jpg", why: "empty" },
    { name: "placeholder.jpg", why: "empty" },
    { name: "huge.pdf", why: "tooLarge" },
    { name: "b.pdf", why: "tooLarge" },
  ]);
});

test.each([
  ["film.mp4", "film"],
  ["script.jpg", "text"],
  ["program-windows.pdf", "program"],
  ["with-macros.docx", "macros"],
  ["letter.rtf", "older"],
  ["phone-64-bit-sizes.heic", undefined],
  ["mail-headers-first.pdf", undefined],
])("%s is named for what it is", async (name, why) => {
  const content = readFileSync(`tests/samples/${name}`);
  const { wrong } = await addFiles([], [new File([content], name)]);
  expect(wrong).toEqual(why ? [{ name, why }] : []);
});

test("a video is named before its size matters", async () => {
  const content = readFileSync("tests/samples/film.mp4");
  const rest = new Uint8Array(10 * largestAttachment);
  const video = new File([content, rest], "IMG_1.MOV");
  expect((await addFiles([], [video])).wrong).toEqual([
    { name: "IMG_1.MOV", why: "film" },
  ]);
});

test("one file more than a form takes is named", async () => {
  const many = Array.from({ length: mostAttachments + 1 }, (_, index) =>
    file(`${index}.jpg`, "x"),
  );
  const { files, wrong } = await addFiles([], many);
  expect(files).toHaveLength(mostAttachments);
  expect(wrong).toEqual([{ name: many.at(-1)!.name, why: "tooMany" }]);
});

test("what is added can be sent after the original has become unreadable", async () => {
  const original = file("drive.jpg", "bytes");
  const { files } = await addFiles([], [original]);
  expect(files[0]).not.toBe(original);
  expect(await files[0]!.text()).toBe(await original.text());
});

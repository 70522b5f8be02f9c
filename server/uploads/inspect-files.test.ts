import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formErrors } from "#content/ui/form-errors.ts";
import { largestAttachment } from "#forms/attachment-rules.ts";
import { attachmentOf } from "#server/leads/lead-content.fixture.ts";
import { png, zip } from "./files.fixture.ts";
import { inspectFiles } from "./inspect-files.ts";

const photograph = readFileSync("tests/samples/exif-first.jpg");

test.each([
  ["IMG_0001.JPG", "IMG_0001.jpg"],
  ["image:1641", "image-1641.jpg"],
  [".jpg", "attachment.jpg"],
  ["roof.HEIC", "roof.jpg"],
  ["roof 11.27.2026", "roof 11.27.2026.jpg"],
  ["invoice.pdf.exe", "invoice.pdf.exe.jpg"],
  ["../../etc/cron.d/x.jpg", "x.jpg"],
  ["C:\\Users\\Ana\\roof.jpg", "roof.jpg"],
  ["a\u202egpj.exe\u0000", "agpj.exe.jpg"],
  ['a"b<c>?*|.jpg', "a-b-c----.jpg"],
  ["pipe 24%22 wide.jpg", "pipe 24- wide.jpg"],
  [`${"n".repeat(300)}.jpg`, `${"n".repeat(100)}.jpg`],
])("a photograph named %j is stored as %j", async (name, file_name) => {
  const content = photograph;
  const { attachments } = await inspectFiles([{ name, content }]);
  const { size, sha256 } = attachmentOf(content);
  const media_type = "image/jpeg";
  expect(attachments).toEqual([
    { file_name, media_type, size, sha256, content },
  ]);
});

test("takes several files, or none if one of them is wrong", async () => {
  const file = { name: "a.jpg", content: photograph };
  const two = await inspectFiles([file, { ...file, name: "b.jpg" }]);
  expect(two.attachments).toMatchObject([
    { file_name: "a.jpg" },
    { file_name: "b.jpg" },
  ]);
  const wrong = { name: "b\u202e.jpg", content: zip() };
  expect((await inspectFiles([file, wrong])).error).toContain("b.jpg");
  const many = Array.from({ length: 7 }, () => file);
  expect((await inspectFiles(many)).error).toBe(formErrors.fileSize);
});

// With quadratic time, or unpacked without a limit, this would never end.
test("hostile files of the largest size are named in time", async () => {
  const fill = (start: Buffer | string, rest: string) => {
    const content = Buffer.alloc(largestAttachment - 200, rest, "latin1");
    Buffer.from(start.toString("latin1"), "latin1").copy(content);
    return content;
  };
  const entry = zip("[Content_Types].xml", "").subarray(0, 30);
  for (const content of [
    fill(entry.fill(8, 6, 7).fill(0, 14, 26), "PK\x07\x08"),
    fill("", entry.toString("latin1")),
    fill(png().subarray(0, 33), "\0\0\0\0abcd\0\0\0\0"),
    fill("\0\0\0\x18ftypmif1", "\0"),
    fill("", "\xff\xe0"),
  ])
    await inspectFiles([{ name: "a.pdf", content }]);
});

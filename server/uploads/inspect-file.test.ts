import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { fileErrors } from "#content/ui/file-errors.ts";
import { formErrors } from "#content/ui/form-errors.ts";
import { largestAttachment } from "#forms/attachment-rules.ts";
import {
  archive,
  bomb,
  docx,
  heic,
  jpeg,
  pdf,
  png,
  zip,
} from "./files.fixture.ts";
import { inspectFiles } from "./inspect-file.ts";

const inspect = (name: string, content: Buffer, type = "") =>
  inspectFiles([{ name, type, content }]);

const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === "string" ? Buffer.from(part, "latin1") : part,
    ),
  );

test.each([
  ["page.pdf", pdf(), "application/pdf"],
  ["page.PDF", pdf(), "application/octet-stream"],
  ["page.pdf", pdf(), "application/x-pdf"],
  ["scan.png", png(), "image/png"],
  ["photo.jpeg", jpeg(), "image/jpeg"],
  ["photo.jpg", jpeg(), "image/jpg"],
  ["photo.jpg", jpeg(), ""],
  ["IMG_1.HEIC", heic(), "image/heic"],
  ["IMG_1.heif", heic(), "image/heif"],
  [
    "contract.docx",
    docx({ "word/printerSettings/printerSettings1.bin": "x" }),
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ],
])("accepts %s", (name, content, type) => {
  const { attachments: [attachment] = [], error } = inspect(
    name,
    content,
    type,
  );
  expect(error).toBeUndefined();
  expect(attachment).toMatchObject({
    file_name: name,
    size: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
  });
  expect(attachment?.content).toBe(content);
});

test.each([
  ["a PDF with blank lines at its end", "a.pdf", join(pdf(), "\r\n\n\0\0")],
  ["a PDF that was saved twice", "a.pdf", join(pdf(), pdf().subarray(9))],
  ["a photo with a gain map", "a.jpg", join(jpeg(), jpeg(), "\0\0")],
  [
    "a photo of a Samsung",
    "a.jpg",
    join(jpeg(), "\0\0\x01\x0aImage_UTC_Data", "SEFH..........SEFT"),
  ],
])("accepts %s", (_, name, content) => {
  expect(inspect(name, content).error).toBeUndefined();
});

test.each([
  ["IMG_1.jpg", heic(), "image/jpeg", "IMG_1.heic", "image/heic"],
  ["scan.png", jpeg(), "image/png", "scan.jpg", "image/jpeg"],
  ["IMG_1.heic", jpeg(), "image/jpeg", "IMG_1.jpg", "image/jpeg"],
])(
  "a picture named %s gets the ending of its content",
  (name, content, type, file_name, media_type) => {
    expect(inspect(name, content, type)).toMatchObject({
      attachments: [{ file_name, media_type }],
    });
  },
);

describe("rejects", () => {
  test.each([
    ["a film called a picture", "a.heic", Buffer.from("\0\0\0\x18ftypmp42")],
    ["half a HEIC", "a.heic", heic().subarray(0, -2)],
    ["a HEIC with a film behind", "a.heic", join(heic(), "\0\0\0\x08moov")],
    ["a HEIC with an archive behind", "a.heic", join(heic(), zip())],
    ["an archive called a document", "a.docx", archive({ "a.txt": "x" })],
    ["half a document", "a.docx", docx().subarray(0, -2)],
    ["a document with macros", "a.docx", docx({ "word/vbaProject.bin": "x" })],
    [
      "a document with a file in it",
      "a.docx",
      docx({ "word/embeddings/a.xlsx": "x" }),
    ],
    ["a document behind a page", "a.docx", join("<html>", docx())],
    ["a document behind a program", "a.docx", join("MZ", docx())],
    ["a document called a PDF", "a.pdf", docx()],
    ["a program", "a.exe", Buffer.from("MZ")],
    ["a program called a PDF", "a.pdf", Buffer.from("MZ%PDF-1.7 %%EOF")],
    ["a page called a PDF", "a.pdf", Buffer.from("<html>%PDF-1.7 %%EOF")],
    ["a picture called a PDF", "a.pdf", png()],
    ["a picture called a document", "a.docx", png()],
    ["a PDF called a picture", "a.jpg", pdf()],
    ["a drawing", "a.svg", Buffer.from("<svg/>")],
    ["an archive", "a.zip", zip()],
    ["an archive called a PDF", "a.pdf", zip()],
    ["a bomb called a picture", "a.png", bomb()],
    ["an empty file", "a.pdf", Buffer.alloc(0)],
    ["half a PDF", "a.pdf", pdf().subarray(0, 40)],
    ["half a PNG", "a.png", png().subarray(0, -20)],
    ["half a JPEG", "a.jpg", jpeg().subarray(0, -2)],
    ["a JPEG without a picture", "a.jpg", Buffer.from([255, 216, 255, 217])],
    ["a damaged PNG", "a.png", join(png().fill(9, 45, 46))],
    ["a PNG whose chunk ends nowhere", "a.png", join(png().fill(255, 8, 12))],
    ["a PDF with an archive behind", "a.pdf", join(pdf(), zip())],
    ["a PDF with an archive inside", "a.pdf", join(pdf(), zip(), "%%EOF")],
    ["a PNG with an archive behind", "a.png", join(png(), zip())],
    ["a JPEG with an archive behind", "a.jpg", join(jpeg(), zip())],
    [
      "a JPEG with an archive in a Samsung's notes",
      "a.jpg",
      join(jpeg(), zip(), "SEFH..........SEFT"),
    ],
    ["a JPEG with a page behind", "a.jpg", join(jpeg(), "<html>")],
    ["a JPEG with a film behind", "a.jpg", join(jpeg(), "\0\0\0\x18ftypmp42")],
    ["a PDF that is a page too", "a.pdf", join("%PDF-1.7\n<script >", pdf())],
    [
      "a PNG with a page in its first words",
      "a.png",
      png(Buffer.from("<!DOCTYPE html><body>")),
    ],
  ])("%s", (_, name, content) => {
    expect(inspect(name, content)).toEqual({
      error: expect.stringMatching(/\w/),
    });
  });

  test("a type from the browser that differs from the file name's", () => {
    expect(inspect("a.pdf", pdf(), "text/html").error).toBeDefined();
    expect(inspect("a.png", png(), "application/pdf").error).toBeDefined();
  });

  test("one byte more than the limit", () => {
    const blank = Buffer.alloc(largestAttachment + 1 - pdf().length, " ");
    const large = join(pdf(), blank);
    expect(inspect("a.pdf", large).error).toContain("10 MB");
    expect(inspect("a.pdf", large.subarray(0, -1)).error).toBeUndefined();
  });
});

test.each([
  ["../../etc/cron.d/x.pdf", "x.pdf"],
  ["C:\\Users\\Ana\\contract.pdf", "contract.pdf"],
  ["/etc/passwd\u0000.pdf", "passwd.pdf"],
  ["..pdf", "attachment.pdf"],
  ["a\u202efdp.pdf", "afdp.pdf"],
  ["a\r\nContent-Type: text-html.pdf", "aContent-Type: text-html.pdf"],
  [`${"n".repeat(300)}.pdf`, `${"n".repeat(196)}.pdf`],
  ["Vertrag – Müller.pdf", "Vertrag – Müller.pdf"],
])("reduces the name %j to %j", (name, kept) => {
  expect(inspect(name, pdf()).attachments?.[0]?.file_name).toBe(kept);
});

test("takes several files, or none if one of them is wrong", () => {
  const photo = { name: "a.jpg", type: "", content: jpeg() };
  const names = ["a.jpg", "b.jpg"];
  const { attachments } = inspectFiles(
    names.map((name) => ({ ...photo, name })),
  );
  expect(attachments?.map(({ file_name }) => file_name)).toEqual(names);
  const wrong = { ...photo, name: "b.pdf" };
  expect(inspectFiles([photo, wrong]).error).toBe(fileErrors.other);
  expect(inspectFiles([..."1234567"].map(() => photo)).error).toBe(
    formErrors.fileSize,
  );
});

// With quadratic time, this would never end.
test("hostile files of the largest size are recognized in time", () => {
  const fill = (text: string) => Buffer.alloc(largestAttachment - 200, text);
  for (const [name, content] of [
    ["a.jpg", join(jpeg(), fill("SEFH"), "SEFH....SEFT")],
    ["a.jpg", join("\xff\xd8", fill("\xff\xff"))],
    ["a.jpg", Buffer.alloc(largestAttachment - 200, jpeg())],
    ["a.pdf", join("%PDF-1.7", fill("%%EO"))],
    ["a.png", join(png().subarray(0, 33), fill("\0\0\0\0"))],
    ["a.heic", join(heic(), fill("\0\0\0\x08free"))],
    ["a.docx", join(fill("PK\x03\x04"), docx())],
  ] as const)
    inspect(name, content);
});

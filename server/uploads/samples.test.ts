import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fileErrors } from "#content/ui/file-errors.ts";
import { formErrors } from "#content/ui/form-errors.ts";
import { attachmentTypes, largestAttachment } from "#forms/attachment-rules.ts";
import { fixtureApp } from "#server/app.fixture.ts";
import { upload } from "#server/intake/posts.fixture.ts";
import type { MailToSend } from "#server/outbox/mail/smtp.ts";
import { withFiles } from "#server/outbox/mail/with-files.ts";
import { fillIn } from "#words/fill-in.ts";

const folder = "tests/samples/";

/** What each sample reaches the mailbox as, by the ending that it gets there. tests/samples/README.md says why. */
const accepted = {
  pdf: `bom crlf-first pjl ctrlz trailing-comment noeof mail-headers-first carriage-returns scanned xfa-form
      encrypted linearized saved-twice version-2 made-with-illustrator`,
  jpg: `ff-padding gain-map PXL_20260101_010101.MP vendor-trailer cmyk progressive panorama exif-first
      fill-bytes no-app-segment no-end jpeg-as-image photograph-with-place`,
  png: "screenshot-with-trailing-bytes animated",
  heic: `phone-32-bit-sizes phone-64-bit-sizes mdat-first mdat-first-64-bit mdat-last mdat-to-the-end
      free-box brand-heix brand-hevc live-photo`,
  heif: "brand-mif1 brand-msf1",
  webp: "picture",
  avif: "picture",
  gif: "picture",
  tif: "fax",
  bmp: "picture",
  docx: `word-with-custom-xml libreoffice google-docs stored-not-packed mimetype-first`,
  xlsx: "vehicles google-sheets",
};

/** What a file that is refused looks like, by the name of the words that say so. */
const refused = {
  program: "program-windows.pdf program-linux.jpg program-mac.png",
  text: `script.jpg batch.docx page.jpg drawing.jpg drawing-with-declaration.png letter.txt mail.eml`,
  archive: "plain-zip.docx bomb.docx bomb-in-content-types.docx",
  macros: "with-macros.docx with-macros.xlsx macros-behind-plain-type.docx",
  film: "live-photo.mov film.mp4",
  older: "letter.odt letter.rtf letter.pages old-word.doc mail.msg",
  other: "zeros.jpg",
  fileEmpty: "empty.pdf three-bytes.jpg cut-off.png cut-off.heic cut-off.pdf",
};

const samples = readdirSync(folder).filter((name) => !name.endsWith(".md"));

/** The sample of this name, whatever ending it has. */
const sampleOf = (stem: string, ending: string) =>
  samples.find((name) => name === `${stem}.${ending}`) ??
  samples.find((name) => name.startsWith(`${stem}.`))!;

const mailed = Object.entries(accepted).flatMap(([ending, stems]) =>
  stems
    .split(/\s+/)
    .map((stem) => [sampleOf(stem, ending), `${stem}.${ending}`]),
);
const answered = Object.entries(refused).flatMap(([kind, names]) =>
  names.split(/\s+/).map((name) => [name, errorOf(name, kind)]),
);

function errorOf(name: string, kind: string) {
  if (kind === "fileEmpty") return formErrors.fileEmpty;
  const found = fileErrors[kind as keyof typeof fileErrors];
  return fillIn(fileErrors.refused, { file: name, found });
}

test("each sample reaches the mailbox, or is refused for a true reason", async () => {
  const { app, db } = await fixtureApp();
  const sent: MailToSend[] = [];
  const keep = {
    verify: async () => {},
    close: () => {},
    send: async (mail: MailToSend) => void sent.push(mail),
  };
  const transport = withFiles(keep, db, largestAttachment);

  /** Posts it as a browser that knows no type, and returns the name in the mail or the error. */
  async function send(name: string) {
    const content = readFileSync(folder + name);
    const file = { name, content, type: "application/x-unknown" };
    const response = await app.request(upload({ file }));
    if (response.status !== 201) {
      const answer = (await response.json()) as { errors: object };
      return Object.values(answer.errors).join();
    }
    const mails = db.selectFrom("outbox").where("kind", "=", "certificate");
    const mail = await mails.selectAll().executeTakeFirstOrThrow();
    await db.deleteFrom("outbox").execute();
    await transport.send(mail, new AbortController().signal);
    const { file_name, media_type, content: bytes } = sent.pop()!.files![0]!;
    expect(Buffer.from(bytes)).toEqual(content);
    expect(mail.body).toContain(file_name);
    expect(file_name.split(".").at(-1)).toBe(attachmentTypes[media_type]);
    return file_name;
  }

  const outcomes: Record<string, string> = {};
  for (const name of samples) outcomes[name] = await send(name);
  expect(outcomes).toEqual(Object.fromEntries([...mailed, ...answered]));
});

import { expect, onTestFinished, test, vi } from "vitest";
import { parseMultipart } from "./parse-multipart.ts";

const boundary = "----WebKitFormBoundaryabcdefghijklmn";
const type = `multipart/form-data; boundary=${boundary}`;
const head = (name: string) => `Content-Disposition: form-data; name="${name}"`;
const part = (header: string, content: string) =>
  `--${boundary}\r\n${header}\r\n\r\n${content}\r\n`;

function parse(...parts: string[]) {
  const body = Buffer.from(`${parts.join("")}--${boundary}--\r\n`);
  return parseMultipart(body, type, "attachment");
}

test("reads texts and a file as browsers send them", async () => {
  const file = `${head("attachment")}; filename="a%22ü.pdf"\r\nContent-Type: application/pdf`;
  expect(
    await parse(part(head("name"), "Zoë\r\nB"), part(file, "x\r\n-")),
  ).toEqual({
    values: { name: "Zoë\r\nB" },
    file: {
      name: 'a"ü.pdf',
      type: "application/pdf",
      content: Buffer.from("x\r\n-"),
    },
  });
});

test("an input that nobody chose a file for is none", async () => {
  const empty = `${head("attachment")}; filename=""\r\nContent-Type: application/octet-stream`;
  expect(await parse(part(empty, ""))).toEqual({ values: {} });
  expect(await parse(part(head("attachment"), ""))).toEqual({ values: {} });
});

test.each([
  ["a head of many lines", part("X: y\r\n".repeat(1_700_000), "")],
  ["a head of a long line", part(head("n".repeat(10_000_000)), "")],
  ["a part without a head", `--${boundary}\r\nx`],
  ["thousands of parts", part(head("x"), "").repeat(100_000)],
])("refuses %s before Node's slow parser sees it", async (_, hostile) => {
  const parser = vi.spyOn(Response.prototype, "formData");
  onTestFinished(() => parser.mockRestore());
  expect(await parse(hostile)).toBeUndefined();
  expect(parser).not.toHaveBeenCalled();
});

test("refuses a part without a name", async () => {
  const nameless = part("Content-Disposition: form-data", "");
  expect(await parse(nameless)).toBeUndefined();
});

test.each([
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=another",
])("refuses the type %s", async (other) => {
  const body = Buffer.from(part(head("name"), "x"));
  expect(await parseMultipart(body, other, "attachment")).toBeUndefined();
});

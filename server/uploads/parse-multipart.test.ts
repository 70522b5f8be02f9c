import { expect, test } from "vitest";
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

test("reads texts and files as browsers send them", () => {
  const file = `${head("attachment")}; filename="a%22ü.pdf"\r\nContent-Type: application/pdf`;
  const parts = [part(head("name"), "Zoë\r\nB"), part(file, "x\r\n-")];
  expect(parse(...parts, part(file, "y"))).toEqual({
    entries: { name: "Zoë\r\nB" },
    files: ["x\r\n-", "y"].map((text) => ({
      name: 'a"ü.pdf',
      type: "application/pdf",
      content: Buffer.from(text),
    })),
  });
});

test("an empty file input is not a file", () => {
  const empty = `${head("attachment")}; filename=""\r\nContent-Type: application/octet-stream`;
  for (const unused of [empty, head("attachment")])
    expect(parse(part(unused, ""))).toEqual({ entries: {}, files: [] });
});

test.each([
  ["a head of many lines", part("X: y\r\n".repeat(1_700_000), "")],
  ["a head of a long line", part(head("n".repeat(10_000_000)), "")],
  ["a part without a name", part("Content-Disposition: form-data", "")],
  ["a part without a head", `--${boundary}\r\nx`],
  ["thousands of parts", part(head("x"), "").repeat(100_000)],
])("rejects %s", (_, hostile) => {
  expect(parse(hostile)).toBeUndefined();
});

const isWhole = part(head("name"), "x") + `--${boundary}--\r\n`;

test("the last line may lack its line break", () => {
  const body = Buffer.from(isWhole.slice(0, -2));
  expect(parseMultipart(body, type, "attachment")).toEqual({
    entries: { name: "x" },
    files: [],
  });
});

test.each([
  ["something before it", `x\r\n${isWhole}`],
  ["something after it", `${isWhole}x`],
  ["no end", isWhole.slice(0, -4)],
  ["no line break after a boundary", isWhole.replace("\r\n", "x\r\n")],
  [
    "bytes that are not UTF-8",
    Buffer.from(isWhole.replace("x", "\xe9"), "latin1"),
  ],
  ["no part", `--${boundary}--\r\n`],
])("rejects a form with %s", (_, body) => {
  expect(parseMultipart(Buffer.from(body), type, "attachment")).toBeUndefined();
});

test.each([
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=another",
  `multipart/form-data; foo="; boundary=another"; boundary=${boundary}`,
  `multipart/form-data; boundary=another; boundary=${boundary}`,
  `multipart/form-data; boundary=${boundary}; boundary=another`,
])("rejects the type %s", (other) => {
  const inner = '--another"\r\n\r\n\r\n--another"--';
  const body = Buffer.from(`${part(head("name"), inner)}--${boundary}--\r\n`);
  expect(parseMultipart(body, other, "attachment")).toBeUndefined();
});

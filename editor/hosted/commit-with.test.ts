import { beforeEach, expect, test } from "vitest";
import { backendOf } from "../hosted.ts";
import { commitWith } from "./commit-with.ts";

const before = "# Whom to call\nphone: 555-0100\ntags: [a,\n  b]\n";
const after = "phone: 555-0199\ntags:\n  - a\n  - b\n";
const base64 = (text: string | Uint8Array) =>
  Buffer.from(text).toString("base64");

let sent: { address: string; body: unknown }[];
let answers: (address: string) => Response;

beforeEach(() => {
  sent = [];
  answers = (address) =>
    /raw|\/contents\/content/.test(address)
      ? new Response(before)
      : Response.json({});
});

const fetch = commitWith(async (input, init) => {
  const address = String(input);
  sent.push({ address, body: init?.body && JSON.parse(String(init.body)) });
  return answers(address);
});

const commit = (path: string, content: string | Uint8Array) =>
  fetch("https://git.b.example/api/v1/repos/o/r/contents", {
    method: "POST",
    headers: { Authorization: "token t" },
    body: JSON.stringify({
      branch: "main",
      files: [{ operation: "update", path, content: base64(content) }],
    }),
  });

test("a file for Gitea has only what changed", async () => {
  await commit("content/en/site.yaml", after);
  expect(sent.map(({ address }) => address)).toEqual([
    "https://git.b.example/api/v1/repos/o/r/raw/content/en/site.yaml?ref=main",
    "https://git.b.example/api/v1/repos/o/r/contents",
  ]);
  const { files } = sent[1]!.body as { files: { content: string }[] };
  expect(Buffer.from(files[0]!.content, "base64").toString()).toBe(
    before.replace("0100", "0199"),
  );
});

test("a file for GitHub has only what changed, and a new one is as it is", async () => {
  const contents = base64(after);
  const input = {
    branch: { repositoryNameWithOwner: "o/r", branchName: "main" },
    fileChanges: { additions: [{ path: "content/en/site.yaml", contents }] },
  };
  const body = JSON.stringify({ query: "mutation", variables: { input } });
  const commitBoth = () =>
    fetch("https://api.github.com/graphql", { method: "POST", body });
  const committed = () => {
    const { variables } = sent.at(-1)!.body as {
      variables: { input: typeof input };
    };
    const [file] = variables.input.fileChanges.additions;
    return Buffer.from(file!.contents, "base64").toString();
  };
  await commitBoth();
  expect(sent[0]!.address).toBe(
    "https://api.github.com/repos/o/r/contents/content/en/site.yaml?ref=main",
  );
  expect(committed()).toBe(before.replace("0100", "0199"));
  answers = (address) =>
    address.endsWith("graphql")
      ? Response.json({})
      : Response.json({}, { status: 404 });
  await commitBoth();
  expect(committed()).toBe(after);
});

test("a photograph with the camera's data is not sent", async () => {
  const webp = Buffer.from("RIFF....WEBPVP8X....\0");
  const withPlace = Buffer.from(webp);
  withPlace[20] = 0b1000;
  for (const [name, bytes] of [
    ["porch.webp", withPlace],
    ["porch.jpg", Buffer.from("Exif")],
  ] as const) {
    const answer = await commit(`content/media/${name}`, bytes);
    expect(answer.status).toBe(422);
    expect((await answer.json()).message).toContain(name);
  }
  expect(sent).toEqual([]);
  expect((await commit("content/media/porch.webp", webp)).ok).toBe(true);
});

test.each([
  [401, /token any more/],
  [403, /may not change/],
  [409, /Somebody else/],
  [500, /a reason/],
] as const)("says what to do about %i", async (status, words) => {
  answers = (address) =>
    address.includes("raw")
      ? new Response(before)
      : Response.json({ message: "a reason" }, { status });
  const answer = await commit("content/en/site.yaml", after);
  expect(answer.status).toBe(status);
  expect((await answer.json()).message).toMatch(words);
});

test("a repository that cannot be reached has a reason, and other requests go through", async () => {
  answers = () => {
    throw new TypeError("Failed to fetch");
  };
  const answer = await commit("content/en/site.yaml", after);
  expect((await answer.json()).message).toMatch(/connection/);
  await expect(fetch("https://git.b.example/api/v1/user")).rejects.toThrow();
});

test("the address of a repository says which host it has", () => {
  expect(backendOf("https://github.com/o/r.git")).toEqual({
    name: "github",
    repo: "o/r",
  });
  expect(backendOf("https://git.b.example/o/r/", "id")).toMatchObject({
    name: "gitea",
    repo: "o/r",
    api_root: "https://git.b.example/api/v1",
    app_id: "id",
  });
});

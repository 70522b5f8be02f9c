import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { Page } from "#compile/page-table.ts";
import { hashOf, type TranslationState } from "#compile/translation-state.ts";
import { temporaryFolder } from "#server/app.fixture.ts";
import { endVips, vips } from "../scripts/photos/vips.ts";
import { createEditor } from "./editor-app.ts";
import { packEntry, readFields } from "./entry-format.ts";
import { Publishing, type Live, type Publication } from "./publishing.ts";
import { Repository, type Changes } from "./repository.ts";
import { list, object, text } from "./schemas.fixture.ts";

const fields = { name: text, title: text };
const flag = { type: "boolean" };
const madeOf = object({ path: text, madeFrom: text, draft: flag }, []);
const redirects = list(object({ from: text, to: text }));
const schemas = {
  "content/en/posts/*.md": object({ title: text, body: text }),
  "content/en/site.yaml": object({ phone: text, email: text }),
  "content/en/personal/*.yaml": object(fields),
  "content/es/personal/*.yaml": object({ translation: madeOf, ...fields }, [
    "title",
  ]),
  "content/en/redirects.yaml": object({ redirects }),
};
const sitePath = "content/en/site.yaml";
const article = { title: "A", body: "B" };
const created = { operation: "create" };
const siteText = "# Whom to call\nphone: 555-0100\nemail: a@b.example\n";

let folder: string;
let app: ReturnType<typeof createEditor>;
let published: PromiseWithResolvers<void>;
let live: Live;
let isStarting: boolean;
let pagesAfter: (changes: Changes) => Page[];
let translationsAfter: (changes: Changes) => TranslationState[];
let shown: [path: string, text?: string][];

beforeEach(() => {
  folder = temporaryFolder();
  put(sitePath, siteText);
  put("secret.txt", "secret");
  git("init", "--quiet");
  commitAll("Begin");
  git("tag", "live");
  shown = [];
  live = { commit: "live", other: "before", since: new Date() };
  isStarting = false;
  pagesAfter = () => [];
  translationsAfter = () => [];
  published = Promise.withResolvers();
  app = createEditor({
    key: "k",
    repository: new Repository(folder),
    schemas: () => schemas,
    check: (changes) => ({
      pages: pagesAfter(changes),
      translations: translationsAfter(changes),
      problems: [...changes].flatMap(([file, after]) =>
        String(after).includes("wrong")
          ? [{ file, line: 1, field: "phone", message: "is wrong: say right" }]
          : [],
      ),
      warnings: [...changes.keys()].flatMap((file) =>
        file === sitePath
          ? [{ file, line: 1, field: "email", message: "is old" }]
          : [],
      ),
    }),
    preview: {
      isStarting: () => isStarting,
      show: async (...draft) => void shown.push(draft),
      showPhoto: async (name) => void shown.push([name]),
      discard: async (path) => void shown.push([path]),
      address: async (path) => `http://preview.example/${path}`,
    },
    publishing: new Publishing(
      "release",
      async (_, hear) => {
        hear("Site built: 4.0 s");
        await published.promise;
        git("tag", "--force", "before", "live");
        git("tag", "--force", "live");
        return 0;
      },
      () => live,
    ),
  });
});

afterAll(endVips);

/** Writes a file, as somebody without the editor does. */
function put(path: string, words: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), words);
}

/** A commit of everything by such a person: a bare machine does not know who commits. */
function commitAll(message: string) {
  git("add", ".");
  const developer = ["-c", "user.name=Dev", "-c", "user.email=dev@b.example"];
  git(...developer, "commit", "--quiet", "-m", message);
}

function git(...args: string[]) {
  return execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
}

const fileText = (path: string) => readFileSync(join(folder, path), "utf8");

/** A request to the API, with the signed-in user. */
function ask(
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  const token = Buffer.from(
    JSON.stringify({ name: "Ana Ruiz", email: "ana@b.example" }),
  ).toString("base64");
  return app.request(`http://localhost:4000${path}`, {
    method: body ? "POST" : "GET",
    body: body && JSON.stringify(body),
    headers: {
      "Content-Type": "application/json",
      Cookie: "editor-4000=k",
      Authorization: `token ${token}`,
      ...headers,
    },
  });
}

const repo = "/api/v1/repos/website/content";

function publish(path: string, entry?: object, more: object = {}) {
  const content =
    entry && Buffer.from(packEntry(path, { ...entry })).toString("base64");
  const operation = entry ? "update" : "delete";
  const file = { operation, path, content, ...more };
  return ask(`${repo}/contents`, { message: "Change site", files: [file] });
}

/** What the editor receives. */
const resultOf = async (answer: Response) => ({
  status: answer.status,
  ...(await answer.json()),
});

test("a change is one commit under the editor's name, with only this file", async () => {
  put("secret.txt", "changed meanwhile");
  git("add", "secret.txt");
  const answer = await publish(sitePath, {
    phone: "555-0199",
    email: "a@b.example",
  });
  expect(answer.status).toBe(200);
  expect(fileText(sitePath)).toBe(siteText.replace("0100", "0199"));
  expect(git("log", "-1", "--format=%an <%ae> %cn: %s")).toBe(
    "Ana Ruiz <ana@b.example> Ana Ruiz: Change site",
  );
  expect(git("show", "--format=", "--name-only")).toBe(sitePath);
  expect(git("status", "--short")).toBe("M  secret.txt");
  expect(shown).toEqual([[sitePath]]);
});

test("a new article is a new file and does not replace another", async () => {
  const path = "content/en/posts/after-a-storm.md";
  const storm = { title: "After a storm", body: "Call us." };
  expect((await publish(path, storm, created)).status).toBe(200);
  expect(fileText(path)).toBe("---\ntitle: After a storm\n---\n\nCall us.\n");
  expect(git("show", "--format=", "--name-only")).toBe(path);

  expect(await resultOf(await publish(path, storm, created))).toMatchObject({
    status: 422,
    message: expect.stringContaining("another title"),
  });
});

// What is done with it: scripts/photos/photos.test.ts and compile/pictures/clean-drawing.test.ts.
test("a photograph or drawing is cleaned, kept under a plain name and served to the editor only", async () => {
  const { Image } = await vips();
  const shot = Image.black(400, 300).copyMemory();
  shot.setString("exif-ifd0-Model", "Test Phone 9");
  const photo = Buffer.from(shot.jpegsaveBuffer());
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><metadata>Ana</metadata><path fill="red" d="M0 0H9V9z"/></svg>',
  );
  const send = (path: string, bytes: Buffer) => {
    const content = bytes.toString("base64");
    const file = { operation: "create", path, content };
    return ask(`${repo}/contents`, { message: "Upload", files: [file] });
  };
  for (const [path, bytes, secret] of [
    ["content/media/porch.webp", photo, "Test Phone"],
    ["content/media/boat.svg", drawing, "Ana"],
  ] as const) {
    expect((await send(path, bytes)).status).toBe(200);
    const stored = readFileSync(join(folder, path));
    expect(stored.includes(secret)).toBe(false);
    expect(git("show", "--format=%an", "--name-only")).toBe(
      `Ana Ruiz\n\n${path}`,
    );
    const { tree } = await (await ask(`${repo}/git/trees/x`)).json();
    expect(tree).toContainEqual(expect.objectContaining({ path }));
    const served = await ask(`${repo}/media/main/${path}`);
    expect(Buffer.from(await served.arrayBuffer()).equals(stored)).toBe(true);
  }
  const words = Buffer.from("not a photograph");
  for (const [path, bytes] of [
    ["content/media/a.webp", words],
    ["content/media/../en/a.webp", photo],
    ["content/media/a.svg", photo],
  ] as const)
    expect((await send(path, bytes)).status, path).toBe(422);
  expect(git("status", "--short")).toBe("");
});

/** Sends a change of the phone or the email, and returns its commit. */
async function changeSite(phone: string, email: string) {
  expect((await publish(sitePath, { phone, email })).status).toBe(200);
  return git("rev-parse", "HEAD");
}

const putBack = (sha: string) => ask(`/history/${sha}/put-back`, {});

test("a change that came with a photograph can be put back, and the photograph stays", async () => {
  const photo = "content/media/porch.webp";
  put(photo, "photo");
  put(sitePath, siteText.replace("0100", "0199"));
  commitAll("Both");
  expect((await putBack(git("rev-parse", "HEAD"))).status).toBe(200);
  expect(fileText(sitePath)).toBe(siteText);
  expect(fileText(photo)).toBe("photo");
});

test("a change shows its words and can be put back, without the changes after it", async () => {
  const first = await changeSite("555-0101", "a@b.example");
  await changeSite("555-0101", "new@b.example");
  const change = await (await ask(`/history/${first}`)).json();
  expect(change).toMatchObject({
    author: { name: "Ana Ruiz" },
    words: [{ before: "555-0100", after: "555-0101" }],
  });
  expect((await putBack(first)).status).toBe(200);
  expect(fileText(sitePath)).toBe(siteText.replace("a@b", "new@b"));
  expect(git("log", "-1", "--format=%an: %s")).toBe(
    "Ana Ruiz: Put back: Change site",
  );
  expect(git("status", "--short")).toBe("");
});

test("what cannot be put back says why, and nothing changes", async () => {
  const wrong = git("rev-parse", "HEAD");
  put(sitePath, siteText.replace("0100", "wrong"));
  commitAll("x");
  const mistake = await changeSite("555-0102", "a@b.example");
  const later = await changeSite("555-0103", "a@b.example");
  expect(await resultOf(await putBack(mistake))).toMatchObject({
    status: 409,
    message: expect.stringContaining("later change"),
  });
  expect((await putBack(later)).status).toBe(200);
  expect(await resultOf(await putBack(mistake))).toMatchObject({
    status: 422,
    message: expect.stringContaining("is wrong"),
  });
  for (const unknown of ["0".repeat(40), "--all", wrong.slice(0, 3)])
    expect((await putBack(unknown)).status).toBe(404);
  expect(git("status", "--short")).toBe("");
});

test("renaming and removing a file are one commit each, and what was removed can be put back", async () => {
  const [one, other] = ["content/en/posts/one.md", "content/en/posts/two.md"];
  await publish(one, article, created);
  await publish(other, article, { from_path: one });
  expect(git("ls-files", "content/en/posts")).toBe(other);
  const written = fileText(other);
  await publish(other);
  expect(git("ls-files", "content/en/posts")).toBe("");
  expect((await putBack(git("rev-parse", "HEAD"))).status).toBe(200);
  expect(fileText(other)).toBe(written);
  expect(git("status", "--short")).toBe("");
});

test("the check's findings are reported, and nothing is written or committed", async () => {
  const before = git("rev-parse", "HEAD");
  const wrong = { phone: "wrong", email: "" };
  expect(await resultOf(await publish(sitePath, wrong))).toMatchObject({
    status: 422,
    message: expect.stringContaining("“Phone” is wrong: say right."),
    keyPath: "phone",
  });
  expect(fileText(sitePath)).toBe(siteText);
  expect(git("rev-parse", "HEAD")).toBe(before);
});

test("if git refuses, the files are restored", async () => {
  const hook = "#!/bin/sh\necho no >&2\nexit 1\n";
  writeFileSync(join(folder, ".git/hooks/pre-commit"), hook, { mode: 0o755 });
  const path = "content/en/posts/new.md";
  expect(await resultOf(await publish(path, article, created))).toEqual({
    status: 422,
    message: "git refused: no\n",
  });
  expect(git("status", "--short")).toBe("");
});

test("a file that changed after it was opened is not overwritten", async () => {
  const sha = git("hash-object", sitePath);
  put(sitePath, siteText.replace("0100", "0177"));
  const answer = await publish(sitePath, { phone: "1" }, { sha });
  expect(answer.status).toBe(409);
  expect(fileText(sitePath)).toContain("0177");
});

test.each([
  "secret.txt",
  "content/en/../../secret.yaml",
  ".git/config.yaml",
  "content/en/posts/no address.md",
])("%s can be neither read nor written", async (path) => {
  const read = await ask(`${repo}/file-contents`, { files: [path] });
  expect(read.status).toBe(422);
  expect((await publish(path, { title: "A" })).status).toBe(422);
  const renamed = { from_path: path };
  const other = "content/en/posts/other.md";
  expect((await publish(other, { title: "A" }, renamed)).status).toBe(422);
  expect(git("status", "--short")).toBe("");
});

test("publishing needs a name and the editor's own site", async () => {
  const nameless = await ask(
    `${repo}/contents`,
    { files: [] },
    { Authorization: "" },
  );
  expect(nameless.status).toBe(401);
  const elsewhere = { Origin: "https://evil.example" };
  expect((await ask("/config.json", undefined, elsewhere)).status).toBe(403);
  const rebound = await app.request("http://evil.example/config.json");
  expect(rebound.status).toBe(403);
});

test("nothing is answered without the key, which the printed address turns into a cookie", async () => {
  for (const path of ["/", "/config.json", "/author.json", "/page/editor.js"])
    for (const Cookie of ["", "editor-4000=x", "editor-5000=k"])
      expect((await ask(path, undefined, { Cookie })).status).toBe(403);
  const keyless = { Cookie: "" };
  const body = {
    message: "x",
    files: [{ operation: "delete", path: sitePath }],
  };
  expect((await ask(`${repo}/contents`, body, keyless)).status).toBe(403);
  expect(git("status", "--short")).toBe("");

  expect((await ask("/?key=x", undefined, keyless)).status).toBe(403);
  const opened = await ask("/?key=k", undefined, keyless);
  expect(opened.headers.get("Location")).toBe("/");
  const [cookie = ""] = opened.headers.getSetCookie();
  const Cookie = cookie.split(";")[0]!;
  expect((await ask("/", undefined, { Cookie })).status).toBe(200);
});

test("a draft without mistakes is previewed, and content does not change", async () => {
  const preview = async (phone: string) => {
    const entry = { phone, email: "a@b.example" };
    return (await ask("/preview", { path: sitePath, entry })).json();
  };
  expect(await preview("555-0101")).toMatchObject({
    problems: [],
    remarks: [{ says: "“Email” is old." }],
  });
  expect((await preview("wrong")).problems).toHaveLength(1);
  expect(shown).toEqual([[sitePath, siteText.replace("0100", "0101")]]);
  await ask("/preview/discard", { path: sitePath });
  expect(shown.at(-1)).toEqual([sitePath]);
  expect(fileText(sitePath)).toBe(siteText);
});

test("a commit by anyone and a file that was only saved both show", async () => {
  const id = async () =>
    (await (await ask(`${repo}/branches/main`)).json()).commit.id;
  const before = await id();
  put(sitePath, siteText.replace("0100", "0177"));
  expect(await id()).not.toBe(before);
});

test("node_modules and the editor's folder serve nothing but the page", async () => {
  for (const path of [
    "/packages/hono/package.json",
    "/packages/immutable/..%2fhono/package.json",
    "/page/..%2feditor-app.ts",
  ])
    expect((await ask(path)).status).toBe(404);
});

test("while the site is published, its state survives a reload and nothing is saved", async () => {
  const state = async () =>
    (await (await ask("/publication")).json()) as Publication;
  expect((await state()).state).toBe("live");
  await ask("/publication", {});
  expect(await state()).toMatchObject({ state: "runs", says: "Copying" });
  const saved = { phone: "555-0199", email: "a@b.example" };
  expect((await publish(sitePath, saved)).status).toBe(409);
  expect(fileText(sitePath)).toBe(siteText);
  published.resolve();
  await vi.waitFor(async () => expect((await state()).state).toBe("live"));
});

const state = async () => (await ask("/publication")).json();

/** Publishes, or takes back, and waits until visitors see it. */
async function publishing(path = "/publication") {
  published.resolve();
  expect((await ask(path, {})).status).toBe(200);
  await vi.waitFor(async () => expect((await state()).state).toBe("live"));
}

test("counts what visitors do not see yet", async () => {
  expect(await state()).toMatchObject({ waiting: 0 });
  await changeSite("555-0188", "a@b.example");
  await publish("content/en/posts/one.md", article, created);
  expect(await state()).toMatchObject({ waiting: 2 });
  await publishing();
  expect(await state()).toMatchObject({ waiting: 0 });
});

test("what was published last is taken back once, and what was saved since is published with it", async () => {
  await changeSite("555-0199", "a@b.example");
  await publishing();
  await changeSite("555-0199", "new@b.example");
  expect((await state()).takeBack).toHaveLength(1);
  await publishing("/publication/take-back");
  expect(fileText(sitePath)).toBe(siteText.replace("a@b", "new@b"));
  expect(await state()).toMatchObject({ waiting: 0, takeBack: [] });
  expect((await ask("/publication/take-back", {})).status).toBe(409);
});

test("if somebody went back on the server, the bar says so, and the editor can follow without publishing", async () => {
  await changeSite("555-0199", "a@b.example");
  git("tag", "later");
  live = { ...live, other: "later", wentBack: true };
  expect(await state()).toMatchObject({
    says: expect.stringContaining("earlier version"),
    waiting: 1,
    takeBack: [expect.any(String)],
  });
  await ask("/publication/take-back", {});
  expect(fileText(sitePath)).toBe(siteText);
  expect(await state()).toMatchObject({
    state: "live",
    waiting: 0,
    takeBack: [],
  });
});

test("the check of a draft does not wait until the preview has started", async () => {
  isStarting = true;
  const entry = { phone: "555-0101", email: "a@b.example" };
  const answer = await ask("/preview", { path: sitePath, entry });
  expect(await answer.json()).toMatchObject({ isStarting, problems: [] });
  expect(shown).toEqual([]);
});

const redirectsFile = "content/en/redirects.yaml";

/** Deletes a page, whose address then leads to another one. */
const remove = (path: string, leads_on: string) =>
  ask(`${repo}/contents`, {
    message: "Remove",
    leads_on,
    files: [{ operation: "delete", path }],
  });

test("a deleted page leads on, and what linked there links to the other, in one commit", async () => {
  const gone = "content/en/posts/gone.md";
  const page = (file: string, path: string) =>
    ({ file, path, name: path, isListed: true }) as Page;
  const linking = { title: "A", body: "See [it](/blog/gone)." };
  await publish(gone, article, created);
  await publish("content/en/posts/other.md", linking, created);
  pagesAfter = (changes) => [
    page("en/blog.yaml", "/blog"),
    ...(changes.has(gone) ? [] : [page("en/posts/gone.md", "/blog/gone")]),
  ];
  put(redirectsFile, "redirects: []\n");
  commitAll("Empty");
  expect(
    await resultOf(await ask("/leaving", { paths: [gone] })),
  ).toMatchObject({
    leaving: [{ links: [expect.any(String)] }],
    to: "/blog",
  });

  expect((await remove(gone, "/blog")).status).toBe(200);
  expect(fileText("content/en/posts/other.md")).toContain("[it](/blog)");
  expect(fileText(redirectsFile)).toBe(
    "redirects:\n  - from: /blog/gone\n    to: /blog\n",
  );
  expect(git("status", "--short")).toBe("");
  expect(git("show", "--format=", "--name-only").split("\n")).toHaveLength(3);
});

test("a draft that is renamed or deleted leaves no redirect", async () => {
  const [drafted, coming, renamed] = ["drafted", "coming", "renamed"].map(
    (name) => `content/en/posts/${name}.md`,
  ) as [string, string, string];
  put(redirectsFile, "redirects: []\n");
  put(drafted, "---\ntitle: A\ndraft: true\n---\n\nB\n");
  put(coming, "---\ntitle: C\npublishOn: 2999-03-03 08:00\n---\n\nD\n");
  commitAll("Drafts");
  pagesAfter = (changes) =>
    [drafted, coming, renamed].flatMap((path) => {
      const isThere = changes.has(path)
        ? changes.get(path)
        : existsSync(join(folder, path));
      const slug = basename(path, ".md");
      return isThere
        ? ({ file: `en/posts/${slug}.md`, path: `/blog/${slug}` } as Page)
        : [];
    });
  expect(
    await resultOf(await ask("/leaving", { paths: [drafted, coming] })),
  ).toMatchObject({ leaving: [] });
  const moved = { from_path: drafted };
  expect(
    (await publish(renamed, { ...article, draft: true }, moved)).status,
  ).toBe(200);
  expect((await remove(coming, "/blog/renamed")).status).toBe(200);
  expect(fileText(redirectsFile)).toBe("redirects: []\n");
});

test("a translation says what the English changed since, until it is made from what it says now", async () => {
  const name = "personal/auto-insurance.yaml";
  const [english, spanish] = [`content/en/${name}`, `content/es/${name}`];
  const hash = (yaml: string) => hashOf({ value: readFields(english, yaml) });
  translationsAfter = (changes) => {
    const yaml = (changes.get(spanish) ?? fileText(spanish)) as string;
    const { translation = {} } = readFields(spanish, yaml) as {
      translation?: { madeFrom?: string; draft?: boolean };
    };
    const { madeFrom, draft: isDraft = false } = translation;
    const original = { name, hash: hash(fileText(english)) };
    return [{ language: "es", name, original, madeFrom, isDraft }];
  };
  const first = "name: Auto\ntitle: Auto insurance\n";
  put(english, first);
  commitAll("Add");

  const begin = () => ask("/translations", { language: "es", file: name });
  expect(await (await begin()).json()).toEqual({
    at: "#/collections/es-personal/entries/auto-insurance",
  });
  const copy = `translation:\n  path: auto-insurance\n  draft: true\n  madeFrom: ${hash(first)}\n${first}`;
  expect(fileText(spanish)).toBe(copy);
  expect((await begin()).status).toBe(422);

  await publish(english, { name: "Auto", title: "Car insurance" });
  const entry = { name: "Auto", title: "Seguro de auto" };
  const made = (madeFrom: string) => ({
    translation: { path: "seguro-de-auto", madeFrom },
    ...entry,
  });
  const show = async (from: string) =>
    resultOf(await ask("/preview", { path: spanish, entry: made(from) }));
  expect(await show(hash(first))).toMatchObject({
    original: `http://preview.example/${english}`,
    changed: [{ before: "Auto insurance", after: "Car insurance" }],
  });
  expect(await show("00000000")).not.toHaveProperty("changed");

  expect((await publish(spanish, made(""))).status).toBe(200);
  const now = hash(fileText(english));
  expect(fileText(spanish)).toContain(`madeFrom: ${now}\n`);
  expect(await show(now)).not.toHaveProperty("changed");
});

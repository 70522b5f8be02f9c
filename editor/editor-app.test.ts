import { execFileSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { endVips, vips } from "../scripts/photos/vips.ts";
import { createEditor } from "./editor-app.ts";
import { packEntry, readFields } from "./entry-format.ts";
import { Publishing, type Publication } from "./publishing.ts";
import type { Page } from "#compile/page-table.ts";
import { hashOf, type TranslationState } from "#compile/translation-state.ts";
import { Repository, type Changes } from "./repository.ts";

const text = { type: "string" } as const;
const object = (...names: string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, text])),
  required: names,
});
const personal = object("name", "title");
const schemas = {
  "content/en/posts/*.md": object("title", "body"),
  "content/en/site.yaml": object("phone", "email"),
  "content/en/personal/*.yaml": personal,
  "content/es/personal/*.yaml": {
    ...personal,
    properties: {
      translation: {
        type: "object",
        properties: {
          path: text,
          madeFrom: text,
          draft: { type: "boolean" },
        },
      },
      ...personal.properties,
    },
  },
  "content/en/redirects.yaml": {
    type: "object",
    properties: {
      redirects: {
        type: "array",
        items: { type: "object", properties: { from: text, to: text } },
      },
    },
    required: ["redirects"],
  },
};
const sitePath = "content/en/site.yaml";
const article = { title: "A", body: "B" };
const created = { operation: "create" };
const siteText = "# Whom to call\nphone: 555-0100\nemail: a@b.example\n";

let folder: string;
let app: ReturnType<typeof createEditor>;
let published: PromiseWithResolvers<void>;
let pagesAfter: (changes: Changes) => Page[];
let translationsAfter: (changes: Changes) => TranslationState[];
let shown: [path: string, text?: string][];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sabine-ridge-editor-"));
  mkdirSync(join(folder, "content/en/posts"), { recursive: true });
  writeFileSync(join(folder, sitePath), siteText);
  writeFileSync(join(folder, "secret.txt"), "secret");
  git("init", "--quiet");
  commitAll("Begin");
  git("tag", "live");
  shown = [];
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
      show: async (...draft) => void shown.push(draft),
      showPhoto: async (name) => void shown.push([name]),
      discard: async (path) => void shown.push([path]),
      address: async (path) => `http://preview.example/${path}`,
    },
    published: () => ["live"],
    publishing: new Publishing("release", async (_, hear) => {
      hear("Site built: 4.0 s");
      await published.promise;
      return 0;
    }),
  });
});

afterEach(() => rmSync(folder, { recursive: true }));

afterAll(endVips);

/** A bare machine does not know who commits. */
const developer = ["-c", "user.name=Dev", "-c", "user.email=dev@b.example"];

/** A commit of everything, by somebody without the editor. */
function commitAll(message: string) {
  git("add", ".");
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

test("lists only the files of content, and reads them as fields", async () => {
  const { tree } = await (await ask(`${repo}/git/trees/x`)).json();
  expect(tree.map((file: { path: string }) => file.path)).toEqual([sitePath]);
  const answer = await ask(`${repo}/file-contents`, { files: [sitePath] });
  const [{ content }] = await answer.json();
  expect(JSON.parse(Buffer.from(content, "base64").toString())).toEqual({
    phone: "555-0100",
    email: "a@b.example",
  });
});

test("a change is one commit under the editor's name, with only this file", async () => {
  writeFileSync(join(folder, "secret.txt"), "changed meanwhile");
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

  const again = await publish(path, storm, created);
  expect(again.status).toBe(422);
  expect((await again.json()).message).toContain("another title");
});

test("a photograph is kept small and clean, and served to the editor only", async () => {
  const { Image } = await vips();
  const shot = Image.black(400, 300).copyMemory();
  shot.setString("exif-ifd0-Model", "Test Phone 9");
  const upload = Buffer.from(shot.jpegsaveBuffer());
  const path = "content/media/porch.webp";
  const send = (content: Buffer, to = path) => {
    const file = {
      operation: "create",
      path: to,
      content: content.toString("base64"),
    };
    return ask(`${repo}/contents`, { message: "Upload", files: [file] });
  };
  expect((await send(upload)).status).toBe(200);
  const kept = readFileSync(join(folder, path));
  expect(kept.includes("WEBP")).toBe(true);
  expect(kept.includes("Test Phone")).toBe(false);
  expect(git("show", "--format=%an", "--name-only")).toBe(
    `Ana Ruiz\n\n${path}`,
  );
  const { tree } = await (await ask(`${repo}/git/trees/x`)).json();
  expect(tree).toContainEqual(expect.objectContaining({ path }));
  const served = await ask(`${repo}/media/main/${path}`);
  expect(Buffer.from(await served.arrayBuffer()).equals(kept)).toBe(true);

  const refused = await send(Buffer.from("not a photograph"));
  expect(refused.status).toBe(422);
  expect((await refused.json()).message).toContain("Upload a JPEG");
  for (const other of ["content/media/../en/a.webp", "content/media/a.svg"])
    expect((await send(upload, other)).status).toBe(422);
  expect(git("status", "--short")).toBe("");

  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><metadata>Ana</metadata><path fill="red" d="M0 0H9V9z"/></svg>',
  );
  const boat = "content/media/boat.svg";
  expect((await send(drawing, boat)).status).toBe(200);
  expect(fileText(boat)).toMatch(/<path fill="red"/);
  expect(fileText(boat)).not.toContain("Ana");
});

/** Sends a change of the phone or the email, and returns its commit. */
async function changeSite(phone: string, email: string) {
  expect((await publish(sitePath, { phone, email })).status).toBe(200);
  return git("rev-parse", "HEAD");
}

const putBack = (sha: string) => ask(`/history/${sha}/put-back`, {});

test("a change that came with a photograph can be put back, and the photograph stays", async () => {
  const photo = "content/media/porch.webp";
  mkdirSync(join(folder, "content/media"));
  writeFileSync(join(folder, photo), "photo");
  writeFileSync(join(folder, sitePath), siteText.replace("0100", "0199"));
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

test("a removed article can be put back", async () => {
  const path = "content/en/posts/one.md";
  await publish(path, article, created);
  const written = fileText(path);
  await publish(path);
  expect((await putBack(git("rev-parse", "HEAD"))).status).toBe(200);
  expect(fileText(path)).toBe(written);
});

test("what cannot be put back says why, and nothing changes", async () => {
  const wrong = git("rev-parse", "HEAD");
  writeFileSync(join(folder, sitePath), siteText.replace("0100", "wrong"));
  commitAll("x");
  const mistake = await changeSite("555-0102", "a@b.example");
  const later = await changeSite("555-0103", "a@b.example");
  const conflict = await putBack(mistake);
  expect(conflict.status).toBe(409);
  expect((await conflict.json()).message).toContain("later change");
  expect((await putBack(later)).status).toBe(200);
  const checked = await putBack(mistake);
  expect(checked.status).toBe(422);
  expect((await checked.json()).message).toContain("is wrong");
  for (const unknown of ["0".repeat(40), "--all", wrong.slice(0, 3)])
    expect((await putBack(unknown)).status).toBe(404);
  expect(git("status", "--short")).toBe("");
});

test("removing and renaming a file are one commit each", async () => {
  const [one, other] = ["one", "other"].map(
    (name) => `content/en/posts/${name}.md`,
  ) as [string, string];
  await publish(one, article, created);
  await publish(other, article, { from_path: one });
  expect(git("status", "--short")).toBe("");
  expect(git("ls-files", "content/en/posts")).toBe(other);
  await publish(other);
  expect(git("ls-files", "content/en/posts")).toBe("");
});

test("the check's findings are reported, and nothing is written or committed", async () => {
  const before = git("rev-parse", "HEAD");
  const answer = await publish(sitePath, { phone: "wrong", email: "" });
  expect(answer.status).toBe(422);
  expect((await answer.json()).message).toContain(
    "“Phone” is wrong: say right.",
  );
  expect(fileText(sitePath)).toBe(siteText);
  expect(git("rev-parse", "HEAD")).toBe(before);
});

test("if git refuses, the files are restored", async () => {
  const hook = "#!/bin/sh\necho no >&2\nexit 1\n";
  writeFileSync(join(folder, ".git/hooks/pre-commit"), hook, { mode: 0o755 });
  const path = "content/en/posts/new.md";
  const answer = await publish(path, article, created);
  expect(answer.status).toBe(422);
  expect((await answer.json()).message).toBe("git refused: no\n");
  expect(git("status", "--short")).toBe("");
});

test("a file that changed after it was opened is not overwritten", async () => {
  const sha = git("hash-object", sitePath);
  writeFileSync(join(folder, sitePath), siteText.replace("0100", "0177"));
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
  writeFileSync(join(folder, sitePath), siteText.replace("0100", "0177"));
  expect(await id()).not.toBe(before);
});

test("the editor's page comes from here, and node_modules serves only what it needs", async () => {
  const status = async (path: string) => (await ask(path)).status;
  for (const path of [
    "/",
    "/page/editor.js",
    "/page/preview.css",
    "/packages/@sveltia/cms/npm/index.js",
    "/packages/immutable/dist/immutable.es.js",
    // What reads photographs of iPhones.
    ...globSync("@sveltia/cms/npm/assets/heic_*", { cwd: "node_modules" }).map(
      (name) => `/packages/${name}`,
    ),
  ])
    expect(await status(path), path).toBe(200);
  for (const path of [
    "/packages/hono/package.json",
    "/packages/immutable/../hono/package.json",
    "/packages/immutable/%2e%2e/hono/package.json",
    "/page/..%2feditor-app.ts",
  ])
    expect(await status(path)).toBe(404);
});

test("publishing goes on when the page is loaded again", async () => {
  const state = async () =>
    (await (await ask("/publication")).json()) as Publication;
  expect((await state()).state).toBe("never");
  await ask("/publication", {});
  const reloaded = await state();
  expect(reloaded.state).toBe("runs");
  expect(reloaded.steps).toHaveLength(1);
  const saved = { phone: "555-0199", email: "a@b.example" };
  expect((await publish(sitePath, saved)).status).toBe(409);
  expect(fileText(sitePath)).toBe(siteText);
  published.resolve();
  await vi.waitFor(async () => expect((await state()).state).toBe("live"));
});

test("counts the changes that visitors do not see yet", async () => {
  const waiting = async () => {
    const answer = await ask("/publication");
    return ((await answer.json()) as { waiting: number }).waiting;
  };
  expect(await waiting()).toBe(0);
  for (const phone of ["555-0188", "555-0199"])
    await publish(sitePath, { phone, email: "a@b.example" });
  expect(await waiting()).toBe(2);
  git("tag", "--force", "live");
  expect(await waiting()).toBe(0);
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
  writeFileSync(join(folder, "content/en/redirects.yaml"), "redirects: []\n");
  commitAll("Empty");
  const asked = await ask("/leaving", { paths: [gone] });
  const told = (await asked.json()) as {
    leaving: { links: string[] }[];
    to: string;
  };
  expect(told.leaving.map(({ links }) => links.length)).toEqual([1]);
  expect(told.to).toBe("/blog");

  const body = {
    message: "Remove",
    leads_on: "/blog",
    files: [{ operation: "delete", path: gone }],
  };
  expect((await ask(`${repo}/contents`, body)).status).toBe(200);
  expect(fileText("content/en/posts/other.md")).toContain("[it](/blog)");
  expect(fileText("content/en/redirects.yaml")).toBe(
    "redirects:\n  - from: /blog/gone\n    to: /blog\n",
  );
  expect(git("status", "--short")).toBe("");
  expect(git("show", "--format=", "--name-only").split("\n")).toHaveLength(3);
});

test("a draft that is renamed or deleted leaves no redirect", async () => {
  const [drafted, coming, renamed] = ["drafted", "coming", "renamed"].map(
    (name) => `content/en/posts/${name}.md`,
  ) as [string, string, string];
  const redirects = "content/en/redirects.yaml";
  writeFileSync(join(folder, redirects), "redirects: []\n");
  writeFileSync(
    join(folder, drafted),
    "---\ntitle: A\ndraft: true\n---\n\nB\n",
  );
  writeFileSync(
    join(folder, coming),
    "---\ntitle: C\npublishOn: 2999-03-03 08:00\n---\n\nD\n",
  );
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
  const told = await ask("/leaving", { paths: [drafted, coming] });
  expect((await told.json()).leaving).toEqual([]);

  const entry = { title: "A", body: "B", draft: true };
  const moved = await publish(renamed, entry, { from_path: drafted });
  expect(moved.status).toBe(200);
  const body = {
    message: "Remove",
    leads_on: "/blog/renamed",
    files: [{ operation: "delete", path: coming }],
  };
  expect((await ask(`${repo}/contents`, body)).status).toBe(200);
  expect(fileText(redirects)).toBe("redirects: []\n");
});

test("a translation says what the English changed since, until it is made from what it says now", async () => {
  const [english, spanish] = ["en", "es"].map(
    (language) => `content/${language}/personal/auto-insurance.yaml`,
  ) as [string, string];
  const hash = (yaml: string) => hashOf({ value: readFields(english, yaml) });
  translationsAfter = (changes) => {
    const yaml = (changes.get(spanish) ?? fileText(spanish)) as string;
    const { translation = {} } = readFields(spanish, yaml) as {
      translation?: { madeFrom?: string; draft?: boolean };
    };
    return [
      {
        language: "es",
        name: "personal/auto-insurance.yaml",
        original: {
          name: "personal/auto-insurance.yaml",
          hash: hash(fileText(english)),
        },
        madeFrom: translation.madeFrom,
        approvedBy: undefined,
        isDraft: translation.draft === true,
      },
    ];
  };
  const first = "name: Auto\ntitle: Auto insurance\n";
  mkdirSync(join(folder, "content/en/personal"));
  writeFileSync(join(folder, english), first);
  commitAll("Add");

  const file = "personal/auto-insurance.yaml";
  const begin = () => ask("/translations", { language: "es", file });
  expect(await (await begin()).json()).toEqual({
    at: "#/collections/es-personal/entries/auto-insurance",
  });
  const copy = `translation:\n  path: auto-insurance\n  draft: true\n  madeFrom: ${hash(first)}\n${first}`;
  expect(fileText(spanish)).toBe(copy);
  expect((await begin()).status).toBe(422);

  await publish(english, { name: "Auto", title: "Car insurance" });
  const entry = { name: "Auto", title: "Seguro de auto" };
  const show = async (madeFrom?: string) => {
    const translation = { path: "seguro-de-auto", madeFrom };
    const body = { path: spanish, entry: { translation, ...entry } };
    return (await (await ask("/preview", body)).json()) as object;
  };
  expect(await show(hash(first))).toMatchObject({
    original: `http://preview.example/${english}`,
    changed: [{ before: "Auto insurance", after: "Car insurance" }],
  });
  expect(await show("00000000")).not.toHaveProperty("changed");

  const translation = { path: "seguro-de-auto", madeFrom: "" };
  expect((await publish(spanish, { translation, ...entry })).status).toBe(200);
  const now = hash(fileText(english));
  expect(fileText(spanish)).toContain(`madeFrom: ${now}\n`);
  expect(await show(now)).not.toHaveProperty("changed");
});

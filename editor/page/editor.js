import { askWhere } from "./leaving.js";
import { followChange, showPublishing } from "./publish.js";
import { post, userKey } from "./signed-in.js";

const storedUser = JSON.parse(localStorage.getItem(userKey) ?? "{}");
if (storedUser.token) await start();
else await signIn();

async function signIn() {
  const main = document.querySelector("#sign-in");
  const form = main.querySelector("form");
  const { name, email } = await fetchJson("/author.json");
  form.elements.name.value = name;
  form.elements.email.value = email;
  main.hidden = false;
  form.elements.name.focus();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const author = Object.fromEntries(new FormData(form));
    const bytes = new TextEncoder().encode(JSON.stringify(author));
    const token = btoa(String.fromCharCode(...bytes));
    const user = { backendName: "gitea", token };
    localStorage.setItem(userKey, JSON.stringify(user));
    main.remove();
    start();
  });
}

async function start() {
  tellWhyItFailed();
  document.querySelector("#sign-in")?.remove();
  void showPublishing();
  const config = await fetchJson("/config.json");
  window.CMS_MANUAL_INIT = true;
  const { default: CMS } = await import("@sveltia/cms");
  const { createClass, h } = window;
  // The server converts files to JSON and back.
  CMS.registerCustomFormat("page", "yaml", {
    fromFile: JSON.parse,
    toFile: (entry) => JSON.stringify(entry),
  });
  CMS.registerPreviewStyle("/page/preview.css");
  for (const { name, folder, extension, files, slug } of config.collections) {
    if (folder) {
      // A new entry has no name yet, and is named after the day or its title.
      const day = new Date().toLocaleDateString("en-CA");
      const nameless = `${folder}/${slug.startsWith("{{year") ? day : "new-preview"}.${extension}`;
      CMS.registerPreviewTemplate(name, previewOf(nameless, createClass, h));
    } else
      for (const { name: fileName, file } of files ?? [])
        CMS.registerPreviewTemplate(fileName, previewOf(file, createClass, h));
  }
  await CMS.init({ config });
  // It keeps people from zooming in.
  for (const meta of document.querySelectorAll("meta[name=viewport]"))
    meta.content = "width=device-width, initial-scale=1";
}

const noAnswer =
  "The editor does not answer. Your text is still here: start the editor again (npm run edit), then save.";

/** The real page with the draft in it, below the check's messages about the draft. */
function previewOf(nameless, createClass, h) {
  return createClass({
    getInitialState: () => ({ isChecking: true, address: undefined }),
    path() {
      return this.props.entry.get("path") || nameless;
    },
    text() {
      return JSON.stringify(this.props.entry.get("data").toJS());
    },
    async show() {
      const text = this.text();
      const entry = await withPhotos(JSON.parse(text));
      const body = JSON.stringify({ path: this.path(), entry });
      const answer = await post("/preview", body)
        .then((response) => response.json())
        .catch(() => ({ message: noAnswer }));
      // Another check follows if somebody has typed meanwhile.
      if (this.isGone || text !== this.text()) return;
      // A new page has an address once it was rendered, and keeps it after a mistake.
      const { address = this.state.address } = answer;
      this.setState({ ...answer, address, isChecking: false });
      if (answer.isStarting) this.timer = setTimeout(() => this.show(), 1000);
    },
    discard() {
      const body = JSON.stringify({ path: this.path() });
      // Also when the page closes.
      void fetch("/preview/discard", { method: "POST", body, keepalive: true });
    },
    componentDidMount() {
      this.shown = this.text();
      this.show();
      window.addEventListener("pagehide", this.discard);
    },
    componentDidUpdate() {
      if (this.text() === this.shown) return;
      this.shown = this.text();
      this.setState({ isChecking: true });
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.show(), 400);
    },
    componentWillUnmount() {
      this.isGone = true;
      clearTimeout(this.timer);
      window.removeEventListener("pagehide", this.discard);
      this.discard();
    },
    render() {
      const { isChecking, isStarting, address, original, changed } = this.state;
      const { message, ...found } = this.state;
      const {
        problems = [],
        toFill = [],
        remarks = [],
      } = message ? { problems: [{ says: message }] } : found;
      const isWrong = !isChecking && problems.length > 0;
      return [
        h(
          "div",
          {
            key: "status",
            role: "status",
            "data-wrong": isWrong ? "" : undefined,
          },
          isChecking
            ? "Checking …"
            : [
                isWrong && list("Correct this before you save:", problems, h),
                toFill.length > 0 &&
                  h(
                    "p",
                    { key: "fill" },
                    `Still to fill in: ${toFill.join(", ")}.`,
                  ),
                problems.length + toFill.length === 0 &&
                  h(
                    "p",
                    { key: "right" },
                    "No mistakes found. Save this, then publish it.",
                  ),
                isStarting && h("p", { key: "start" }, "The preview starts …"),
                remarks.length > 0 &&
                  list("Please look at this. You can save anyway:", remarks, h),
                changed && changes(changed, h),
              ],
        ),
        address &&
          h("iframe", {
            key: "page",
            src: address,
            title: "The page with your changes",
          }),
        original &&
          h("iframe", {
            key: "original",
            src: original,
            title: "The English page",
          }),
      ];
    },
  });
}

/** Findings in the office's words. Where they are in the files folds out. */
function list(title, findings, h) {
  const where = findings.flatMap((one) => one.where ?? []);
  return h("div", { key: title }, [
    h("p", { key: "title" }, title),
    h(
      "ul",
      { key: "list" },
      findings.map(({ says, keyPath }) =>
        h(
          "li",
          { key: says },
          keyPath
            ? h("button", { onClick: () => jumpTo(keyPath) }, says)
            : says,
        ),
      ),
    ),
    where.length > 0 &&
      h("details", { key: "where" }, [
        h("summary", { key: "summary" }, "For a developer"),
        h("pre", { key: "lines" }, where.join("\n")),
      ]),
  ]);
}

/** Sveltia CMS opens the lists around a field, and moves to it. */
function jumpTo(keyPath) {
  const payload = { locale: "_default", keyPath };
  const message = { type: "highlight-editor-field", payload };
  window.postMessage(message, location.origin);
}

/** What the English says now, for who translates it. */
function changes(changed, h) {
  return h("details", { key: "changed", open: true }, [
    h("summary", { key: "summary" }, "What changed in the English since"),
    h(
      "ul",
      { key: "list" },
      changed.map(({ place, before, after }) =>
        h("li", { key: place }, [
          `${place}: `,
          before && h("del", { key: "before" }, before),
          " ",
          after && h("ins", { key: "after" }, after),
        ]),
      ),
    ),
  ]);
}

/** A photograph that is not saved yet has an address of this page; the preview needs it too. */
async function withPhotos(value) {
  if (typeof value === "string")
    return value.startsWith("blob:") ? photoInPreview(value) : value;
  if (typeof value !== "object" || value === null) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, one]) => [
      key,
      await withPhotos(one),
    ]),
  );
  return Array.isArray(value)
    ? entries.map(([, one]) => one)
    : Object.fromEntries(entries);
}

const sentPhotos = new Map();

function photoInPreview(address) {
  if (!sentPhotos.has(address)) sentPhotos.set(address, sendPhoto(address));
  return sentPhotos.get(address);
}

async function sendPhoto(address) {
  const body = await (await fetch(address)).blob();
  const answer = await fetch("/preview/photo", { method: "POST", body });
  const { file = "", message } = await answer.json();
  if (message) tell(message);
  return file;
}

/** Sveltia CMS only says that something failed; this says why. */
function tellWhyItFailed() {
  const { fetch } = window;
  window.fetch = async (...args) => {
    const address = String(args[0]?.url ?? args[0]);
    const isChange = address.endsWith("/contents");
    try {
      const deleted = (isChange ? filesOf(args[1]) : [])
        .filter(({ operation }) => operation === "delete")
        .map(({ path }) => path);
      const to = deleted.length > 0 ? await askWhere(deleted) : "";
      if (to === undefined)
        return Response.json(
          { message: "Nothing was deleted." },
          { status: 422 },
        );
      if (to) {
        const body = { ...JSON.parse(String(args[1].body)), leads_on: to };
        args[1] = { ...args[1], body: JSON.stringify(body) };
      }
      const answer = await fetch(...args);
      if (isChange && answer.ok) void followChange();
      // Other entries may have changed too.
      if (to && answer.ok) setTimeout(() => location.reload(), 500);
      if (isChange && !answer.ok) {
        const { message, keyPath } = await answer.clone().json();
        if (!isSaving(args[1])) tell(message);
        else if (keyPath) whenClosed(() => jumpTo(keyPath));
      }
      return answer;
    } catch (error) {
      if (isChange) tell(noAnswer);
      throw error;
    }
  };
}

const filesOf = ({ body } = {}) => JSON.parse(String(body)).files ?? [];

/** A failed save has a dialog of Sveltia CMS, with the reason in it. */
const isSaving = (request) =>
  filesOf(request).every(
    ({ operation, path }) =>
      operation !== "delete" && !path.startsWith("content/media/"),
  );

/** After the dialog in which Sveltia CMS tells why nothing was saved. */
function whenClosed(then) {
  let wasOpen = false;
  const timer = setInterval(() => {
    const isOpen = document.querySelector("[role=alertdialog]") !== null;
    if (wasOpen && !isOpen) {
      clearInterval(timer);
      then();
    }
    wasOpen = isOpen;
  }, 200);
}

function tell(message) {
  const dialog = document.querySelector("#reason");
  dialog.querySelector("p").textContent = message;
  if (!dialog.open) dialog.showModal();
}

async function fetchJson(address) {
  return (await fetch(address)).json();
}
